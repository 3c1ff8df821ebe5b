#!/bin/sh
# Migrates the checkout that is the current directory, for multi-gitter, which commits what changes and opens a pull request.
#
# FACTS is the folder of facts. A repository in which nothing can migrate is left as it is, and gets no pull request.
set -eu

if [ ! -d "${FACTS:-}" ]; then
    echo "migrate.sh: FACTS is not a folder of facts" >&2
    exit 2
fi
exec reobserve apply --quiet --with-facts "$FACTS"
