Pod::Spec.new { |pod| pod.name = "Flow" }
