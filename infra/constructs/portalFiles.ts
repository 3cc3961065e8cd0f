import { Duration } from 'aws-cdk-lib'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import type { Stage } from '../stageSettings.ts'
import { portalBucket } from './portalBucket.ts'

/** Every bucket. If `web` fails nobody can open the portal; if `avatars` fails, people have no pictures. */
export class PortalFiles extends Construct {
  readonly logs: Bucket
  readonly web: Bucket
  readonly avatars: Bucket

  constructor(scope: Construct, { keepsData, logRetentionDays }: Stage) {
    super(scope, 'Files')
    this.logs = portalBucket(this, 'Logs', {
      keepsData,
      lifecycleRules: [{ expiration: Duration.days(logRetentionDays) }],
    })
    // Can be built again at any time, so it never has to be kept.
    this.web = portalBucket(this, 'Web', {
      keepsData: false,
      serverAccessLogsBucket: this.logs,
      serverAccessLogsPrefix: 's3/web/',
    })
    this.avatars = portalBucket(this, 'Avatars', {
      keepsData,
      versioned: keepsData,
      // A picture that was replaced or removed by mistake can be brought back for so long; then nothing is left of it.
      ...(keepsData && {
        lifecycleRules: [
          { noncurrentVersionExpiration: Duration.days(7), expiredObjectDeleteMarker: true },
        ],
      }),
      serverAccessLogsBucket: this.logs,
      serverAccessLogsPrefix: 's3/avatars/',
    })
    // A stage that is taken away empties the logs when nobody writes to them any more, or the bucket could not be deleted.
    for (const bucket of [this.web, this.avatars]) bucket.node.addDependency(this.logs)
  }
}
