import { RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import type { Stage } from '../../stageSettings.ts'

/** Where alarms go, encrypted with a key of its own: CloudWatch may not use the one that AWS keeps for topics. */
export function alarmTopic(scope: Construct, { alarmMail }: Stage): Topic {
  const { account } = Stack.of(scope)
  const cloudWatch = new ServicePrincipal('cloudwatch.amazonaws.com')
  const ofThisAccount = { StringEquals: { 'aws:SourceAccount': account } }
  const masterKey = new Key(scope, 'Key', {
    description: 'Alarms of the portal',
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  masterKey.addToResourcePolicy(
    new PolicyStatement({
      principals: [cloudWatch],
      actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
      resources: ['*'],
      conditions: ofThisAccount,
    }),
  )
  const topic = new Topic(scope, 'Topic', { masterKey, enforceSSL: true })
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [cloudWatch],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: ofThisAccount,
    }),
  )
  if (alarmMail === undefined) return topic
  const subscription = topic.addSubscription(new EmailSubscription(alarmMail))
  Validations.of(subscription).acknowledge({
    id: 'Serverless::Serverless-SNSRedrivePolicy',
    reason: 'A mail that cannot be sent is of no use later; CloudWatch still shows the alarm.',
  })
  return topic
}
