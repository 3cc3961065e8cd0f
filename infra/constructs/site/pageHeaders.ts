import { Duration } from 'aws-cdk-lib'
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { builtScripts } from '../../delivery/inlineScripts.ts'
import { contentSecurityPolicy, securityHeaders } from '../../delivery/securityHeaders.ts'

/** The security headers of every answer. CloudFront wants those that it knows by its own names, the others as texts. */
export const pageHeaders = (scope: Construct, connectTo: string[]): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'Headers', {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: contentSecurityPolicy(connectTo, builtScripts()),
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        preload: true,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: (
        [
          'permissions-policy',
          'cross-origin-opener-policy',
          'cross-origin-resource-policy',
        ] as const
      ).map((header) => ({
        header,
        value: securityHeaders[header],
        override: true,
      })),
    },
  })
