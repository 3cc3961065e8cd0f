import { Validations } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import type { Stage } from '../../stageSettings.ts'

/** Says why the distribution is as it is where cdk-nag and the CDK would have it otherwise. */
export function acceptFindings(distribution: Distribution, { domain }: Stage) {
  Validations.of(distribution).acknowledge(
    {
      id: 'AwsSolutions::AwsSolutions-CFR1',
      reason: 'Staff travel. A stage can let chosen ranges of addresses in instead.',
    },
    {
      id: 'AwsSolutions::AwsSolutions-CFR2',
      reason:
        'The bundle holds nothing of people’s; the firewalls stand before the API and the pool.',
    },
    {
      id: 'AwsSolutions::AwsSolutions-CFR3',
      reason:
        'Its own log would hold whole addresses with what people search for: docs/decisions/0077-cloudfront-keeps-no-log.md.',
    },
    {
      id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      reason: 'Every address without a file ending, the root too, is answered with the start page.',
    },
  )
  if (domain) return
  Validations.of(distribution).acknowledge({
    id: 'AwsSolutions::AwsSolutions-CFR4',
    reason:
      'CloudFront’s own certificate leaves no choice; a stage with a domain gets TLS 1.2 and later.',
  })
}
