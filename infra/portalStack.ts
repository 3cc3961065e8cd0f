import { CfnOutput, Stack, type StackProps, Validations } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { configOf } from './config.ts'
import { PortalApi } from './constructs/portalApi.ts'
import { PortalBundle } from './constructs/portalBundle.ts'
import { PortalFiles } from './constructs/portalFiles.ts'
import { PortalPool } from './constructs/portalPool.ts'
import { PortalSchedules } from './constructs/portalSchedules.ts'
import { PortalSite } from './constructs/portalSite.ts'
import { PortalTable } from './constructs/portalTable.ts'
import { PortalTriggers } from './constructs/portalTriggers.ts'
import type { Parts } from './constructs/rights.ts'
import { hostedDomain, originsOf } from './securityHeaders.ts'
import type { Stage } from './stages.ts'

/** One stage of the portal: everything that it is made of. */
export class PortalStack extends Stack {
  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
    super(scope, id, props)
    const { table } = new PortalTable(this, stage)
    const files = new PortalFiles(this, stage)
    // Filled in by the operator after the first deployment; until then every provider is "not configured".
    const providerKeys = new Secret(this, 'ProviderKeys', {
      description: 'API keys of the AI providers, by AImodule',
      secretObjectValue: {},
    })
    Validations.of(providerKeys).acknowledge({
      id: 'AwsSolutions::AwsSolutions-SMG4',
      reason:
        'The keys are other companies’: only they can rotate them. A new one is used within five minutes.',
    })
    const early: Parts = { stage, table, providerKeys, web: files.web, avatars: files.avatars }
    const triggers = new PortalTriggers(this, { parts: early })
    const { userPool, client } = new PortalPool(this, { stage, triggers })
    const parts: Parts = { ...early, pool: { userPool, clientId: client.userPoolClientId } }
    const { restApi } = new PortalApi(this, { parts, userPool })
    new PortalSchedules(this, { parts })
    const outlook = hostedDomain(stage)
    const { address } = new PortalSite(this, { restApi, files, connectTo: originsOf(stage) })
    new PortalBundle(this, {
      bucket: files.web,
      config: configOf(stage, {
        region: this.region,
        userPoolId: userPool.userPoolId,
        userPoolClientId: client.userPoolClientId,
        address,
        ...(outlook !== undefined && { outlook: { domain: outlook } }),
      }),
    })
    new CfnOutput(this, 'Address', { value: address, description: 'Where people open the portal' })
    new CfnOutput(this, 'ProviderKeysSecret', { value: providerKeys.secretName })
  }
}
