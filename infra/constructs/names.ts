import { CfnResource, Names, Stack } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'

/** The construct of a Lambda: `assistant.send` is `AssistantSend`. */
export const constructId = (key: string): string =>
  key
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

/** The area of a Lambda: `assistant.send` is of `assistant`. */
export const areaOf = (key: string): string => key.slice(0, key.indexOf('.'))

/** The stage's own stack, also for what lies in a stack that is nested in it. */
export const stageStack = (scope: IConstruct): Stack => {
  const stack = Stack.of(scope)
  return stack.nestedStackParent ?? stack
}

/** What CloudFormation calls a construct's own resource, as cdk-nag names it in its findings. */
export function logicalIdOf({ node }: IConstruct): string {
  const resource = node.defaultChild
  return resource && CfnResource.isCfnResource(resource)
    ? String(Stack.of(resource).resolve(resource.logicalId))
    : ''
}

/** The same of a construct's ARN where `user` names it: a nested stack is given it as a parameter. */
export const arnNameOf = (construct: IConstruct, user: IConstruct): string =>
  Stack.of(construct) === Stack.of(user)
    ? `${logicalIdOf(construct)}.Arn`
    : `referenceto${Names.nodeUniqueId((construct.node.defaultChild ?? construct).node)}Arn`

/**
 * Gives a resource with a name of its own an id in the template that does not change when it moves in the code: under
 * another id CloudFormation would make a second one first, of the same name, and be refused. Gives it back.
 */
export function lasting<C extends IConstruct>(id: string, construct: C): C {
  const resource = CfnResource.isCfnResource(construct) ? construct : construct.node.defaultChild
  if (!resource || !CfnResource.isCfnResource(resource)) throw new Error(`${id} is no resource`)
  resource.overrideLogicalId(id)
  return construct
}
