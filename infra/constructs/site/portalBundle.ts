import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Stack, Validations } from 'aws-cdk-lib'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import type { Config } from '../../../shared/contract/stage/config.ts'
import { drawnPage } from '../../delivery/drawnPage.ts'
import { manifestOf, pageOf } from '../../delivery/pageOf.ts'
import { caching, hashedFolder } from '../../delivery/securityHeaders.ts'
import type { Stage } from '../../stageSettings.ts'
import { logicalIdOf } from '../names.ts'
import { portalLog } from '../portalLog.ts'

type Props = { stage: Stage; bucket: IBucket; config: Config }

const built = resolve(import.meta.dirname, '../../../dist/web')
const page = 'index.html'

/** The page, which carries the settings, and the `config.json` that the mail Lambda reads the portal's address from. */
const filesWith = (config: Config) => [
  Source.data(
    page,
    pageOf(readFileSync(join(built, page), 'utf8'), config, drawnPage(config)),
    // What is known only when it is deployed is put into JSON, too.
    { jsonEscape: true },
  ),
  Source.jsonData('config.json', config),
  Source.jsonData('manifest.json', manifestOf(config)),
]

const copierFindings = (bucket: IBucket, region: string) => [
  'AwsSolutions::AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
  ...['s3:GetObject*', 's3:GetBucket*', 's3:List*', 's3:DeleteObject*', 's3:Abort*'].map(
    (action) => `AwsSolutions::AwsSolutions-IAM5[Action::${action}]`,
  ),
  `AwsSolutions::AwsSolutions-IAM5[Resource::<${logicalIdOf(bucket)}.Arn>/*]`,
  `AwsSolutions::AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${region}/*]`,
  'AwsSolutions::AwsSolutions-L1',
  'Serverless::Serverless-LambdaDLQ',
  'Serverless::Serverless-LambdaLatestVersion',
  'Serverless::Serverless-LambdaTracing',
]

/** Puts the built bundle and the stage's settings into the bucket. Old hashed files stay for open tabs. */
export class PortalBundle extends Construct {
  constructor(scope: Construct, { stage, bucket, config }: Props) {
    super(scope, 'Bundle')
    const logGroup = portalLog(this, 'Log', stage)
    const hashed = new BucketDeployment(this, 'Hashed', {
      destinationBucket: bucket,
      sources: [
        Source.asset(built, {
          exclude: ['*', `!${hashedFolder}`, `!${hashedFolder}/**`, '**/*.map'],
        }),
      ],
      cacheControl: [CacheControl.fromString(caching.hashed)],
      prune: false,
      logGroup,
    })
    const pages = new BucketDeployment(this, 'Pages', {
      destinationBucket: bucket,
      sources: [
        Source.asset(built, { exclude: [hashedFolder, page, '**/*.map'] }),
        ...filesWith(config),
      ],
      cacheControl: [CacheControl.fromString(caching.other)],
      prune: false,
      logGroup,
    })
    // A page must never name a file that is not there yet.
    pages.node.addDependency(hashed)
    this.acceptCopier(bucket)
  }

  /** CDK's own Lambda that copies the files during a deployment; its rights and its form are CDK's. */
  private acceptCopier(bucket: IBucket) {
    const stack = Stack.of(this)
    const copier = stack.node.children.filter(({ node }) =>
      node.id.startsWith('Custom::CDKBucketDeployment'),
    )
    const reason = 'CDK’s own Lambda for copying the bundle: it runs during a deployment only.'
    const findings = copierFindings(bucket, stack.region).map((id) => ({ id, reason }))
    for (const construct of copier) {
      Validations.of(construct).acknowledge(...findings)
    }
  }
}
