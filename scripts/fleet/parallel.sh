#!/bin/sh
# Judges the repositories in a folder, on all processors of this machine: needs reobserve and GNU parallel.
#
#     scripts/fleet/parallel.sh CHECKOUTS RESULTS
#
# CHECKOUTS has a folder for each repository. RESULTS gets facts, reports and patches, one file for each repository, and the joined report as
# fleet.json and fleet.html. Run it again after anything that stopped it: each file is written whole or not at all, and always with the
# same bytes. PARALLEL may hold more flags, such as --sshloginfile for several machines that share both folders.
set -eu

if [ $# -ne 2 ] || [ ! -d "$1" ]; then
    echo "usage: scripts/fleet/parallel.sh CHECKOUTS RESULTS" >&2
    exit 2
fi
checkouts=$1
results=$2

repositories() { find "$checkouts" -mindepth 1 -maxdepth 1 -type d -exec basename {} \; | sort; }

mkdir -p "$results/facts" "$results/reports" "$results/patches"
# Facts of repositories that are gone would still count.
for file in "$results"/facts/*.json "$results"/reports/*.json; do
    [ -d "$checkouts/$(basename "$file" .json)" ] || rm -f "$file"
done

# {} is a repository.
repositories | parallel --quote --halt soon,fail=1 \
    reobserve facts --quiet --root "$checkouts/{}" --output "$results/facts/{}.json"
repositories | parallel --quote --halt soon,fail=1 \
    reobserve report --root "$checkouts/{}" --with-facts "$results/facts" --output json="$results/reports/{}.json"
repositories | parallel --quote --halt soon,fail=1 \
    reobserve diff --quiet --exit-zero --root "$checkouts/{}" --with-facts "$results/facts" --output patch="$results/patches/{}.patch"
reobserve report --merge "$results/reports" --output json="$results/fleet.json" --output html="$results/fleet.html"
