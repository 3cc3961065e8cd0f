import { expect } from 'vitest'
import type { Synthesised } from './synthesised.ts'

/** The firewall in front of the API or of the pool, found by what it is associated with. */
function firewall(stack: Synthesised, before: 'AWS::ApiGateway::Stage' | 'AWS::Cognito::UserPool') {
  const [guarded] = stack.one(before)
  const found = stack
    .ofType('AWS::WAFv2::WebACLAssociation')
    .filter(([, { Properties }]) => JSON.stringify(Properties.ResourceArn).includes(`"${guarded}"`))
  expect(found).toHaveLength(1)
  const { Properties } = stack.resources[found[0]?.[1].Properties.WebACLArn['Fn::GetAtt'][0]] ?? {}
  return Properties
}

export const apiFirewall = (stack: Synthesised) => firewall(stack, 'AWS::ApiGateway::Stage')
export const poolFirewall = (stack: Synthesised) => firewall(stack, 'AWS::Cognito::UserPool')

/** The names of a firewall's rules, in their order. */
export const namesOf = ({ Rules }: any) => Rules.map(({ Name }: any) => Name)

/** A rule of a firewall. */
export const ruleOf = ({ Rules }: any, name: string) => Rules.find(({ Name }: any) => Name === name)
