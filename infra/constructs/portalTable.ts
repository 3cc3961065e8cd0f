import {
  AttributeType,
  Billing,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb'
import { Construct } from 'constructs'
import { removalOf } from './removal.ts'
import { tableKeys } from '../../functions/stores/table.ts'

type Props = { keepsData: boolean; isProtected: boolean }

/** The single table. If this fails, nobody can do anything: people, questions, answers and bookings live here. */
export class PortalTable extends Construct {
  readonly table: TableV2

  constructor(scope: Construct, { keepsData, isProtected }: Props) {
    super(scope, 'Data')
    this.table = new TableV2(this, 'Table', {
      partitionKey: { name: tableKeys.partition, type: AttributeType.STRING },
      sortKey: { name: tableKeys.sort, type: AttributeType.STRING },
      timeToLiveAttribute: tableKeys.timeToLive,
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.awsManagedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      // The pipes of `tablePipe.ts` read which events were written, and what has gone.
      dynamoStream: StreamViewType.KEYS_ONLY,
      deletionProtection: isProtected,
      removalPolicy: removalOf(keepsData),
    })
  }
}
