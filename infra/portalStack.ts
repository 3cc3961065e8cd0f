import { CfnOutput, Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { background } from '../shared/contract/background.ts'
import { configOf } from './config.ts'
import { PortalApi } from './constructs/portalApi.ts'
import { PortalBundle } from './constructs/portalBundle.ts'
import { PortalFiles } from './constructs/portalFiles.ts'
import { PortalLambda } from './constructs/portalLambda.ts'
import { PortalPool } from './constructs/portalPool.ts'
import { PortalSchedules } from './constructs/portalSchedules.ts'
import { PortalSite } from './constructs/portalSite.ts'
import { PortalTable } from './constructs/portalTable.ts'
import type { Parts } from './constructs/rights.ts'
import type { Stage } from './stages.ts'

/** The pool waits for its triggers: a sign-in is kept up by them no longer than Cognito allows. */
const triggerTimeout = Duration.seconds(5)

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
    const trigger = (key: 'auth.mail' | 'auth.signedIn' | 'auth.mayRegister') =>
      new PortalLambda(this, {
        key,
        needs: background[key].needs,
        parts: early,
        timeout: triggerTimeout,
      }).lambda
    const { userPool, client } = new PortalPool(this, {
      stage,
      triggers: {
        customMessage: trigger('auth.mail'),
        postAuthentication: trigger('auth.signedIn'),
        preSignUp: trigger('auth.mayRegister'),
      },
    })
    const parts: Parts = { ...early, pool: { userPool, clientId: client.userPoolClientId } }
    const { restApi } = new PortalApi(this, { parts, userPool })
    new PortalSchedules(this, { parts })
    const { address } = new PortalSite(this, { restApi, files })
    new PortalBundle(this, {
      bucket: files.web,
      config: configOf(stage, {
        region: this.region,
        userPoolId: userPool.userPoolId,
        userPoolClientId: client.userPoolClientId,
        address,
      }),
    })
    new CfnOutput(this, 'Address', { value: address, description: 'Where people open the portal' })
    new CfnOutput(this, 'ProviderKeysSecret', { value: providerKeys.secretName })
  }
}
