import { ArnFormat, Stack } from 'aws-cdk-lib'
import type { RestApi } from 'aws-cdk-lib/aws-apigateway'
import type { IUserPool } from 'aws-cdk-lib/aws-cognito'
import {
  CfnIPSet,
  CfnLoggingConfiguration,
  CfnWebACL,
  CfnWebACLAssociation,
} from 'aws-cdk-lib/aws-wafv2'
import { Construct } from 'constructs'
import type { Stage } from '../../stageSettings.ts'
import { contract } from '../../../shared/contract/index.ts'
import { askedOfThePool, poolOperations } from '../../../shared/contract/stage/poolOperations.ts'
import type { Route } from '../../../shared/contract/route.ts'
import { stageName } from '../../delivery/apiSettings.ts'
import {
  asksFor,
  atPaths,
  both,
  callsPerAddress,
  callsPerPerson,
  isIpv6,
  managed,
  not,
  onlyAsked,
  onlyCloudFront,
  onlyRanges,
  type Rule,
  visible,
  withToken,
} from './firewallRules.ts'
import { lasting } from '../names.ts'
import { portalLog } from '../portalLog.ts'
import { originHeader, type PortalOrigin } from '../site/portalOrigin.ts'

/**
 * Rules of AWS that would block what staff write: bodies carry pictures of 5 MB, HTML and prose that may name any path
 * or address, and a question or a search, of a link or a file's name, travels in a query. Each Lambda parses them by the
 * contract and opens nothing that they name, and HTML is cleaned where it is shown; so these rules count and the others
 * block.
 */
const proseRules = [
  'SizeRestrictions_BODY',
  'SizeRestrictions_QUERYSTRING',
  'CrossSiteScripting_BODY',
  'CrossSiteScripting_QUERYARGUMENTS',
  'EC2MetaDataSSRF_BODY',
  'EC2MetaDataSSRF_QUERYARGUMENTS',
  'GenericLFI_BODY',
  'GenericLFI_QUERYARGUMENTS',
  'GenericRFI_BODY',
  'GenericRFI_QUERYARGUMENTS',
  'RestrictedExtensions_QUERYARGUMENTS',
] as const

/** The same among those for known attacks: whoever writes of `${jndi:…}` attacks nobody, and nothing here is Java or renders React on a server. */
const attackProseRules = [
  'JavaDeserializationRCE_BODY',
  'JavaDeserializationRCE_QUERYSTRING',
  'Log4JRCE_BODY',
  'Log4JRCE_QUERYSTRING',
  'ReactJSRCE_BODY',
] as const

/** What needs no token, so that a made-up one must not help. */
const publicPaths = Object.values<Route>(contract)
  .filter(({ access }) => access === 'public')
  .map(({ path }) => `/${stageName}/${path}`)

/**
 * How many times more an address may ask where many may share it: tokens that are made up count for nobody, so that it is
 * held to so many calls, whatever it shows; and Lambdas ask for everybody.
 */
const manyTimes = 10

/** The routes by which strangers come in, or try to: each call may be a guess at a password or a code, or a mail. */
const waysIn = (
  ['auth.login', 'auth.forgetPass', 'auth.register', 'auth.confirmRegistration'] as const
).map((key) => `/${stageName}/${contract[key].path}`)

/** Begins each try at a password, or is one at a code. */
const tries = asksFor(['InitiateAuth', 'ConfirmForgotPassword'])

/** The same by Lambdas, which share AWS's addresses. The API counts those by who asks. */
const triesOfLambdas = asksFor(['ForgotPassword', 'SignUp', 'ConfirmSignUp'])

/** What the template has called each firewall and its log since 0.1.0. */
const lastingIds = {
  Api: { acl: 'FirewallApiE1D700EE', log: 'FirewallApiLog9AEC0520' },
  Pool: { acl: 'FirewallPool2CAB97EC', log: 'FirewallPoolLog1D0909F2' },
} as const
type Guarded = keyof typeof lastingIds

/** What WAF shows nobody, neither in its log nor in its samples. */
const hiddenHeaders: CfnWebACL.DataProtectProperty = {
  action: 'SUBSTITUTION',
  field: { fieldType: 'SINGLE_HEADER', fieldKeys: ['authorization', 'cookie', originHeader] },
}

type Props = { stage: Stage; restApi: RestApi; userPool: IUserPool; origin: PortalOrigin }

/**
 * The firewalls (AWS WAF) before the API and the pool. If one blocks too much, staff are told that their call was
 * stopped; if it blocks too little, strangers can try passwords as often as they like.
 */
export class PortalFirewall extends Construct {
  readonly api: CfnWebACL
  readonly pool: CfnWebACL
  /** Puts the pool's firewall before it, which a pool that is seconds old may refuse. */
  readonly poolAssociation: CfnWebACLAssociation

  constructor(scope: Construct, { stage, restApi, userPool, origin }: Props) {
    super(scope, 'Firewall')
    const ranges = this.ranges(stage.allowedIpRanges)
    this.api = this.firewall('Api', stage, [
      onlyCloudFront(originHeader, origin.accepted),
      ...onlyRanges(ranges, 'viewerHeader'),
      callsPerPerson(stage.callsPerPerson),
      callsPerAddress('WaysInPerAddress', stage.triesPerAddress, 'viewerHeader', atPaths(waysIn)),
      callsPerAddress(
        'CallsPerAddress',
        stage.callsPerAddress,
        'viewerHeader',
        not(both([withToken, not(atPaths(publicPaths))])),
      ),
      callsPerAddress('AllCallsPerAddress', stage.callsPerAddress * manyTimes, 'viewerHeader'),
      managed('AWSManagedRulesCommonRuleSet', proseRules),
      managed('AWSManagedRulesKnownBadInputsRuleSet', attackProseRules),
    ])
    this.pool = this.firewall('Pool', stage, [
      ...onlyRanges(ranges, 'connection', [asksFor(poolOperations.fromLambdas)]),
      onlyAsked(askedOfThePool, stage.entraId !== undefined),
      callsPerAddress('TriesPerAddress', stage.triesPerAddress, 'connection', tries),
      callsPerAddress(
        'TriesOfLambdas',
        stage.triesPerAddress * manyTimes,
        'connection',
        triesOfLambdas,
      ),
      callsPerAddress('CallsPerAddress', stage.callsPerAddress, 'connection'),
      // It looks at the connection alone, which at the API is CloudFront's.
      managed('AWSManagedRulesAmazonIpReputationList'),
      managed('AWSManagedRulesKnownBadInputsRuleSet'),
    ])
    const { stageArn } = restApi.deploymentStage
    this.associate('Api', this.api, stageArn)
    this.poolAssociation = this.associate('Pool', this.pool, userPool.userPoolArn)
  }

  /** The sets of addresses that may come in, one for each version of the protocol. */
  private ranges(allowed: string[]): string[] {
    const sets = [
      { id: 'Ranges4', version: 'IPV4', addresses: allowed.filter((range) => !isIpv6(range)) },
      { id: 'Ranges6', version: 'IPV6', addresses: allowed.filter(isIpv6) },
    ]
    return sets
      .filter(({ addresses }) => addresses.length > 0)
      .map(
        ({ id, version, addresses }) =>
          new CfnIPSet(this, id, { scope: 'REGIONAL', ipAddressVersion: version, addresses })
            .attrArn,
      )
  }

  private firewall(id: Guarded, stage: Stage, rules: Rule[]): CfnWebACL {
    const { stackName } = Stack.of(this)
    const acl = new CfnWebACL(this, id, {
      name: `${stackName}-${id}`,
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      rules: rules.map((rule, priority) => ({ ...rule, priority })),
      visibilityConfig: visible(`${stackName}-${id}`),
      dataProtectionConfig: { dataProtections: [hiddenHeaders] },
    })
    this.log(id, acl, stage)
    return lasting(lastingIds[id].acl, acl)
  }

  private associate(id: Guarded, acl: CfnWebACL, resourceArn: string): CfnWebACLAssociation {
    return new CfnWebACLAssociation(this, `${id}Association`, {
      resourceArn,
      webAclArn: acl.attrArn,
    })
  }

  /** Writes down what was stopped or counted; WAF takes no log group of another name. */
  private log(id: Guarded, acl: CfnWebACL, stage: Stage) {
    const stack = Stack.of(this)
    const { logGroupName } = portalLog(this, `${id}Log`, stage, {
      name: `aws-waf-logs-${stack.stackName}-${id}`,
      id: lastingIds[id].log,
    })
    const keep = (action: string) => ({ ActionCondition: { Action: action } })
    new CfnLoggingConfiguration(this, `${id}Logging`, {
      resourceArn: acl.attrArn,
      logDestinationConfigs: [
        stack.formatArn({
          service: 'logs',
          resource: 'log-group',
          resourceName: logGroupName,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      // What people search for; what signs them in is hidden by the list itself.
      redactedFields: [{ queryString: {} }],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: [keep('BLOCK'), keep('COUNT'), keep('EXCLUDED_AS_COUNT')],
          },
        ],
      },
    })
  }
}
