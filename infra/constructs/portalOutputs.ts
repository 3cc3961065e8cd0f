import { CfnOutput, Stack } from 'aws-cdk-lib'
import type { RestApi } from 'aws-cdk-lib/aws-apigateway'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { BackgroundKey } from '../../shared/contract/background.ts'
import { stageName } from '../delivery/apiSettings.ts'
import { printedSettings } from '../delivery/printedSettings.ts'
import type { Outputs } from '../operate/outputs.ts'
import type { Stage } from '../stageSettings.ts'
import type { Parts } from './permissions.ts'

const deliver: BackgroundKey = 'notifications.deliver'
const mail: BackgroundKey = 'calendar.mail'

type Props = {
  stage: Stage
  restApi: RestApi
  table: ITable
  pool: Parts['pool']
  failed: IQueue
  lambdas: ReadonlyMap<string, IFunction>
}

/** What the stack prints for the operators' commands. None of it is secret. */
export function portalOutputs(
  scope: Construct,
  { stage, restApi, table, pool, failed, lambdas }: Props,
): void {
  const { region, urlSuffix } = Stack.of(scope)
  const mailing = lambdas.get(mail)
  const printed: Omit<Outputs, 'Address' | 'ProviderKeysSecret'> = {
    ApiAddress: `https://${restApi.restApiId}.execute-api.${region}.${urlSuffix}/${stageName}`,
    TableName: table.tableName,
    UserPoolId: pool?.userPool.userPoolId ?? '',
    UserPoolClientId: pool?.clientId ?? '',
    FailedQueueUrl: failed.queueUrl,
    DeliverFunction: lambdas.get(deliver)?.functionName ?? '',
    ...(mailing && { MailFunction: mailing.functionName }),
    Settings: printedSettings(stage),
  }
  for (const [name, value] of Object.entries(printed)) {
    new CfnOutput(Stack.of(scope), name, { value })
  }
}
