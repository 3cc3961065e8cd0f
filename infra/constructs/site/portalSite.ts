import { CfnOutput, Duration, Stack } from 'aws-cdk-lib'
import type { RestApi } from 'aws-cdk-lib/aws-apigateway'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  type DistributionProps,
  HttpVersion,
  OriginRequestPolicy,
  type ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { originsOf } from '../../delivery/securityHeaders.ts'
import type { Stage } from '../../stageSettings.ts'
import { atEachRequest } from './edgeFunction.ts'
import { pageHeaders } from './pageHeaders.ts'
import { isIpv6 } from '../firewall/firewallRules.ts'
import type { PortalFiles } from '../portalFiles.ts'
import type { PortalFirewall } from '../firewall/portalFirewall.ts'
import { originHeader, type PortalOrigin } from './portalOrigin.ts'
import { acceptFindings } from './siteFindings.ts'

type Props = {
  stage: Stage
  restApi: RestApi
  origin: PortalOrigin
  firewall: PortalFirewall
  files: PortalFiles
}

/**
 * Errors that CloudFront keeps for ten seconds unless it is told not to, also those of the API: for its path, so that one
 * person's `not found` would answer everybody's question there ("How CloudFront caches HTTP 4xx and 5xx status codes").
 */
const keptErrors = [404, 405, 414, 500, 501, 502, 503, 504]

/** Whether anybody may come by IPv6. Who comes by it is known by that address, which lies in no range of IPv4. */
const takesIpv6 = ({ allowedIpRanges }: Stage): boolean =>
  allowedIpRanges.length === 0 || allowedIpRanges.some(isIpv6)

/** CloudFront in front of everything. If this fails, nobody reaches the portal. */
export class PortalSite extends Construct {
  readonly distribution: Distribution
  /** Such as https://portal.example.se, or https://d111111abcdef8.cloudfront.net without a domain of one's own. */
  readonly address: string

  constructor(scope: Construct, { stage, restApi, origin, firewall, files }: Props) {
    super(scope, 'Site')
    const { region, urlSuffix } = Stack.of(this)
    const headers = pageHeaders(this, originsOf(stage))
    const bundle = this.fromBucket(this.originOf(files.web), headers)
    // The API's stage is /v1 itself, so the path goes to the origin as it is.
    const api = new HttpOrigin(`${restApi.restApiId}.execute-api.${region}.${urlSuffix}`, {
      readTimeout: Duration.seconds(60),
      customHeaders: { [originHeader]: origin.sent },
    })
    this.distribution = new Distribution(this, 'Distribution', {
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableIpv6: takesIpv6(stage),
      // Without a page of its own: what the API says of its errors reaches people as it is.
      errorResponses: keptErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      ...this.domainOf(stage),
      defaultBehavior: {
        ...bundle,
        functionAssociations: atEachRequest(this, 'SpaFallback'),
      },
      additionalBehaviors: {
        '/v1/*': {
          origin: api,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          responseHeadersPolicy: headers,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          functionAssociations: atEachRequest(this, 'ViewerAddress'),
        },
        // What lies at an address never changes, and says so itself (functions/platform/avatars.ts).
        '/avatars/*': this.fromBucket(this.originOf(files.avatars), headers),
      },
    })
    // A new secret must be accepted before it is sent.
    this.distribution.node.addDependency(firewall.api)
    acceptFindings(this.distribution, stage)
    const { distributionDomainName } = this.distribution
    this.address = `https://${stage.domain?.name ?? distributionDomainName}`
    new CfnOutput(Stack.of(this), 'Target', { value: distributionDomainName })
  }

  private domainOf({ domain }: Stage): Partial<DistributionProps> {
    return domain
      ? {
          domainNames: [domain.name],
          certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        }
      : {}
  }

  // With the right to list, S3 answers 404 for a file that is not there; without it, 403.
  private originOf(bucket: Bucket) {
    return S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    })
  }

  private fromBucket(
    origin: BehaviorOptions['origin'],
    responseHeadersPolicy: ResponseHeadersPolicy,
  ): BehaviorOptions {
    return {
      origin,
      compress: true,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    }
  }
}
