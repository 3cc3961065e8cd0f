// Runs in CloudFront at every call of the API (CloudFront Functions, runtime 2.0), and in the local gateway: the API
// would see CloudFront's own address, and the first one in X-Forwarded-For is whatever the caller wrote there.
// eslint-disable-next-line no-unused-vars
function handler(event) {
  const request = event.request
  request.headers['true-client-ip'] = { value: event.viewer.ip }
  return request
}
