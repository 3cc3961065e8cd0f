import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { viewerHeader } from '../../../shared/headers.ts'

type Statement = CfnWebACL.StatementProperty

/** A rule; its place in the list is its priority. */
export type Rule = Omit<CfnWebACL.RuleProperty, 'priority'>

/**
 * Where a firewall finds the caller's address: at the pool in the connection; at the API, which CloudFront connects to,
 * in the header that CloudFront writes (infra/edge/viewerAddress.js).
 */
type Sight = 'connection' | 'viewerHeader'

const fallback = { headerName: viewerHeader, fallbackBehavior: 'NO_MATCH' }

/** Metrics and sampled requests of a rule or of a whole firewall. */
export const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
})

const blocks = (name: string, statement: Statement): Rule => ({
  name,
  statement,
  action: { block: {} },
  visibilityConfig: visible(name),
})

/** Whatever is none of this. */
export const not = (statement: Statement): Statement => ({ notStatement: { statement } })

// WAF combines two statements or more.
const either = (statements: Statement[]): Statement =>
  statements.length === 1 ? { ...statements[0] } : { orStatement: { statements } }

type Place = NonNullable<CfnWebACL.ByteMatchStatementProperty['fieldToMatch']>

/** A part of a request that has one of these values, or begins with or contains one. */
const matches = (
  fieldToMatch: Place,
  values: readonly string[],
  positionalConstraint = 'EXACTLY',
): Statement =>
  either(
    values.map((searchString) => ({
      byteMatchStatement: {
        searchString,
        positionalConstraint,
        fieldToMatch,
        textTransformations: [{ priority: 0, type: 'NONE' }],
      },
    })),
  )

/** A header that has one of these values. */
const hasHeader = (name: string, values: string[]): Statement =>
  matches({ singleHeader: { Name: name } }, values)

/** Blocks whoever does not come through CloudFront, which alone knows the secret. */
export const onlyCloudFront = (header: string, secrets: string[]): Rule =>
  blocks('OnlyCloudFront', not(hasHeader(header, secrets)))

/** Whether a range of addresses is of IPv6. */
export const isIpv6 = (range: string): boolean => range.includes(':')

/** Blocks whoever is in none of the sets of addresses, `besides` excepted. Without sets nobody is blocked. */
export function onlyRanges(sets: string[], sight: Sight, besides: Statement[] = []): Rule[] {
  if (sets.length === 0) return []
  const within = sets.map((arn) => ({
    ipSetReferenceStatement: {
      arn,
      ...(sight === 'viewerHeader' && {
        ipSetForwardedIpConfig: { ...fallback, position: 'FIRST' },
      }),
    },
  }))
  return [blocks('OnlyAllowedRanges', not(either([...within, ...besides])))]
}

/** Whatever shows a token. Whether it is one that holds, API Gateway says afterwards. */
export const withToken: Statement = {
  sizeConstraintStatement: {
    fieldToMatch: { singleHeader: { Name: 'authorization' } },
    comparisonOperator: 'GT',
    size: 0,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
}

/** A path that is one of these. */
export const atPaths = (paths: string[]): Statement => matches({ uriPath: {} }, paths)

/** One of these operations of the pool's API. */
export const asksFor = (operations: readonly string[]): Statement =>
  hasHeader(
    'x-amz-target',
    operations.map((name) => `AWSCognitoIdentityProviderService.${name}`),
  )

/**
 * Blocks whatever is asked of a pool but these operations, its public keys, and with a hosted sign-in its pages. Calls
 * with credentials of AWS pass no firewall ("Associate an AWS WAF web ACL with a user pool").
 */
export const onlyAsked = (operations: readonly string[], isHosted: boolean): Rule =>
  blocks(
    'OnlyAskedOperations',
    not(
      either([
        asksFor(operations),
        matches({ uriPath: {} }, ['/.well-known/'], 'CONTAINS'),
        ...(isHosted ? [matches({ uriPath: {} }, ['/oauth2/', '/logout'], 'STARTS_WITH')] : []),
      ]),
    ),
  )

/** All of these. */
export const both = (statements: Statement[]): Statement => ({ andStatement: { statements } })

/**
 * Blocks a person's token while more than so many calls in five minutes have shown it, from whatever address: an office
 * may share one.
 */
export const callsPerPerson = (limit: number): Rule =>
  blocks('CallsPerPerson', {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: 300,
      aggregateKeyType: 'CUSTOM_KEYS',
      customKeys: [
        {
          header: {
            name: 'authorization',
            textTransformations: [{ priority: 0, type: 'NONE' }],
          },
        },
      ],
      scopeDownStatement: withToken,
    },
  })

/** Blocks an address while it has made more than so many calls in five minutes, of those `among` or of all. */
export const callsPerAddress = (
  name: string,
  limit: number,
  sight: Sight,
  among?: Statement,
): Rule =>
  blocks(name, {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: 300,
      ...(sight === 'viewerHeader'
        ? { aggregateKeyType: 'FORWARDED_IP', forwardedIpConfig: fallback }
        : { aggregateKeyType: 'IP' }),
      ...(among && { scopeDownStatement: among }),
    },
  })

/** A group of rules that AWS writes and keeps up to date; those in `counted` only count. */
export const managed = (name: string, counted: readonly string[] = []): Rule => ({
  name,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: visible(name),
})
