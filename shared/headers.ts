/**
 * Carries the viewer's own address to the API: CloudFront writes it at every call, over whatever the caller sent
 * (infra/edge/viewerAddress.js).
 */
export const viewerHeader = 'true-client-ip'
