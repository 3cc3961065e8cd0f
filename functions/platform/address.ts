import type { APIGatewayProxyEvent } from 'aws-lambda'
import { viewerHeader } from '../../shared/headers.ts'

/**
 * The address of whoever calls, as CloudFront saw it; the names of headers are in lower case. It can be believed, since
 * the API lets nobody in around CloudFront (infra/constructs/firewall/firewallRules.ts). Without CloudFront it is the
 * address that API Gateway saw.
 */
export const addressOf = ({
  headers,
  requestContext,
}: Pick<APIGatewayProxyEvent, 'headers' | 'requestContext'>): string =>
  headers[viewerHeader] || requestContext.identity.sourceIp
