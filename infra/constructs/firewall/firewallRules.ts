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

/** A header that has one of these values. */
export const hasHeader = (name: string, values: string[]): Statement =>
  either(
    values.map((searchString) => ({
      byteMatchStatement: {
        searchString,
        positionalConstraint: 'EXACTLY',
        fieldToMatch: { singleHeader: { Name: name } },
        textTransformations: [{ priority: 0, type: 'NONE' }],
      },
    })),
  )

/** Blocks whoever does not come through CloudFront, which alone knows the secret. */
export const onlyCloudFront = (header: string, secrets: string[]): Rule =>
  blocks('OnlyCloudFront', not(hasHeader(header, secrets)))

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
export const atPaths = (paths: string[]): Statement =>
  either(
    paths.map((searchString) => ({
      byteMatchStatement: {
        searchString,
        positionalConstraint: 'EXACTLY',
        fieldToMatch: { uriPath: {} },
        textTransformations: [{ priority: 0, type: 'NONE' }],
      },
    })),
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

/** Blocks an address while it has made more than so many calls in five minutes, those `besides` not counted. */
export const callsPerAddress = (
  limit: number,
  sight: Sight,
  besides: Statement[] = [],
  name = 'CallsPerAddress',
): Rule =>
  blocks(name, {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: 300,
      ...(sight === 'viewerHeader'
        ? { aggregateKeyType: 'FORWARDED_IP', forwardedIpConfig: fallback }
        : { aggregateKeyType: 'IP' }),
      ...(besides.length > 0 && { scopeDownStatement: not(either(besides)) }),
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
