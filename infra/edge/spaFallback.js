// Runs in CloudFront at every request of a page (CloudFront Functions, runtime 2.0), and in the local gateway:
// an address without a file ending is a screen of the application. The API's has small letters; written otherwise it is
// answered as API Gateway answers an address that it does not know, and never with a page.
// eslint-disable-next-line no-unused-vars
function handler(event) {
  const request = event.request
  if (/^\/v1(\/|$)/i.test(request.uri)) {
    return {
      statusCode: 404,
      statusDescription: 'Not Found',
      headers: { 'content-type': { value: 'application/json' } },
      body: '{"success":false,"error":{"error":"Adressen finns inte.","code":"not_found"}}',
    }
  }
  const last = request.uri.split('/').pop()
  if (!last.includes('.')) request.uri = '/index.html'
  return request
}
