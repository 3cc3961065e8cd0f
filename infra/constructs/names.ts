import { CfnResource, Stack } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'

/** The construct of a Lambda: `assistant.send` is `AssistantSend`. */
export const constructId = (key: string): string =>
  key
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

/** What CloudFormation calls a construct's own resource, as cdk-nag names it in its findings. */
export function logicalIdOf({ node }: IConstruct): string {
  const resource = node.defaultChild
  return resource && CfnResource.isCfnResource(resource)
    ? String(Stack.of(resource).resolve(resource.logicalId))
    : ''
}
