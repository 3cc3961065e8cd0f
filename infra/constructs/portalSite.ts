import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Duration, Stack, Validations } from 'aws-cdk-lib'
import type { RestApi } from 'aws-cdk-lib/aws-apigateway'
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  type ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import type { PortalFiles } from './portalFiles.ts'
import { pageHeaders } from './pageHeaders.ts'

type Props = {
  restApi: RestApi
  files: PortalFiles
  /** Where pages may send calls besides. */
  connectTo: string[]
}

const spaFallback = readFileSync(resolve(import.meta.dirname, '../edge/spaFallback.js'), 'utf8')

/** CloudFront in front of everything. If this fails, nobody reaches the portal. */
export class PortalSite extends Construct {
  readonly distribution: Distribution
  /** Such as https://d111111abcdef8.cloudfront.net */
  readonly address: string

  constructor(scope: Construct, { restApi, files, connectTo }: Props) {
    super(scope, 'Site')
    const { region, urlSuffix } = Stack.of(this)
    const headers = pageHeaders(this, connectTo)
    const bundle = this.fromBucket(this.originOf(files.web), headers)
    // The API's stage is /v1 itself, so the path goes to the origin as it is.
    const api = new HttpOrigin(`${restApi.restApiId}.execute-api.${region}.${urlSuffix}`, {
      readTimeout: Duration.seconds(60),
    })
    this.distribution = new Distribution(this, 'Distribution', {
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableLogging: true,
      logBucket: files.logs,
      logFilePrefix: 'cloudfront/',
      defaultBehavior: {
        ...bundle,
        functionAssociations: [
          {
            eventType: FunctionEventType.VIEWER_REQUEST,
            function: new EdgeFunction(this, 'SpaFallback', {
              code: FunctionCode.fromInline(spaFallback),
              runtime: FunctionRuntime.JS_2_0,
            }),
          },
        ],
      },
      additionalBehaviors: {
        '/v1/*': {
          origin: api,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          responseHeadersPolicy: headers,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        },
        '/avatars/*': {
          ...this.fromBucket(this.originOf(files.avatars), headers),
          // A picture's address keeps its path and changes what follows (functions/platform/avatars.ts).
          cachePolicy: new CachePolicy(this, 'ByVersion', {
            queryStringBehavior: CacheQueryStringBehavior.allowList('v'),
            enableAcceptEncodingBrotli: true,
            enableAcceptEncodingGzip: true,
          }),
        },
      },
    })
    Validations.of(this.distribution).acknowledge({
      id: 'AwsSolutions::AwsSolutions-CFR4',
      reason:
        'CloudFront’s own certificate leaves no choice; a stage with a domain gets TLS 1.2 and later.',
    })
    this.address = `https://${this.distribution.distributionDomainName}`
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
