import { CfnOutput, Stack, Validations } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { removalOf } from './removal.ts'

/**
 * The providers' keys, which the operator fills in after the first deployment. If this fails, or until then, staff are
 * told that a question's provider is not configured.
 */
export class PortalProviderKeys extends Construct {
  readonly secret: Secret

  constructor(scope: Construct, { keepsData }: { keepsData: boolean }) {
    super(scope, 'ProviderKeys')
    // As the default it keeps the name that it had in the stack, and so what operators have filled in.
    this.secret = new Secret(this, 'Default', {
      description: 'API keys of the AI providers, by AImodule',
      secretObjectValue: {},
      removalPolicy: removalOf(keepsData),
    })
    Validations.of(this.secret).acknowledge({
      id: 'AwsSolutions::AwsSolutions-SMG4',
      reason:
        'The keys are other companies’: only they can rotate them. A new one is used within five minutes.',
    })
    new CfnOutput(Stack.of(this), 'ProviderKeysSecret', { value: this.secret.secretName })
  }
}
