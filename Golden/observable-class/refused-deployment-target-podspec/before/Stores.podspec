Pod::Spec.new do |spec|
  spec.name = 'Stores'
  spec.ios.deployment_target = '16.0'
  spec.source_files = 'Sources/**/*.swift'
end
