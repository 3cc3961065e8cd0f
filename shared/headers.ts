/**
 * Carries the viewer's own address to the API: CloudFront writes it at every call, over whatever the caller sent
 * (infra/edge/viewerAddress.js).
 */
export const viewerHeader = 'true-client-ip'

/** What lies under an address that nothing else will ever have: whoever has it never asks again. */
export const unchanging = 'public, max-age=31536000, immutable'

/** The same of what may be taken away: CloudFront asks for it again within the hour. */
export const unchangingWhileThere = `${unchanging}, s-maxage=3600`
