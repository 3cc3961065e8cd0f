// Runs in CloudFront at every request of a page (CloudFront Functions, runtime 2.0), and in the local gateway:
// an address without a file ending is a screen of the application.
// eslint-disable-next-line no-unused-vars
function handler(event) {
  const request = event.request
  const last = request.uri.split('/').pop()
  if (!last.includes('.')) request.uri = '/index.html'
  return request
}
