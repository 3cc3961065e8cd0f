import { Validations } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import type { Stage } from '../../stageSettings.ts'

/** Carries the secret from CloudFront to the API. */
export const originHeader = 'x-origin-verify'

/**
 * What CloudFront shows the API, so that nobody comes in around CloudFront. If this fails, every call is answered 403.
 * Raising the stage's `originSecret` makes a new one; the one before stays valid until CloudFront has the new one
 * everywhere.
 */
export class PortalOrigin extends Construct {
  /** What CloudFront sends: a reference that CloudFormation resolves, never the secret itself. */
  readonly sent: string
  /** What the API accepts. */
  readonly accepted: string[]

  constructor(scope: Construct, { originSecret }: Stage) {
    super(scope, 'Origin')
    this.sent = this.secret(originSecret)
    this.accepted = originSecret > 1 ? [this.sent, this.secret(originSecret - 1)] : [this.sent]
  }

  private secret(number: number): string {
    const secret = new Secret(this, `Secret${number}`, {
      description: 'What CloudFront shows the portal’s API',
      generateSecretString: { passwordLength: 40, excludePunctuation: true },
    })
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions::AwsSolutions-SMG4',
      reason:
        'CloudFront and the API must change together: a deployment replaces it (docs/operate.md, "Firewalls and limits").',
    })
    return secret.secretValue.unsafeUnwrap()
  }
}
