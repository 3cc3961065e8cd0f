import type { Resource, Synthesised } from './synthesised.ts'

/** The types whose resources bear a name that no other one of theirs may have, and the property in which it stands. */
const nameIn: Record<string, string> = {
  'AWS::ApiGateway::Authorizer': 'Name',
  'AWS::ApiGateway::GatewayResponse': 'ResponseType',
  'AWS::ApiGateway::Stage': 'StageName',
  'AWS::CloudFront::CachePolicy': 'CachePolicyConfig.Name',
  'AWS::CloudFront::Function': 'Name',
  'AWS::CloudFront::OriginAccessControl': 'OriginAccessControlConfig.Name',
  'AWS::CloudFront::ResponseHeadersPolicy': 'ResponseHeadersPolicyConfig.Name',
  'AWS::CloudWatch::Alarm': 'AlarmName',
  'AWS::CloudWatch::Dashboard': 'DashboardName',
  'AWS::Cognito::UserPoolDomain': 'Domain',
  'AWS::Cognito::UserPoolIdentityProvider': 'ProviderName',
  'AWS::Events::EventBus': 'Name',
  'AWS::IAM::Role': 'RoleName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::WAFv2::IPSet': 'Name',
  'AWS::WAFv2::WebACL': 'Name',
}

/** A name as it can be compared: what only CloudFormation knows stands in it by its id. */
function written(name: any): string {
  if (typeof name === 'string') return name
  if (name?.['Fn::Join']) {
    const [separator, parts] = name['Fn::Join']
    return parts.map(written).join(separator)
  }
  return `{${name.Ref ?? name['Fn::GetAtt']?.join('.')}}`
}

/** Where each name stands, such as `Portal-prod/FirewallApiE1D700EE`: the stack, or the nested one's id, and the id in it. */
export type GivenNames = Record<string, string>

/** The names that a stage's stack and those nested in it give their resources, with their types. */
export function givenNames({ own, nested }: Synthesised, stackName: string): GivenNames {
  const stacks: [string, Record<string, Resource>][] = [
    [stackName, own],
    ...[...nested].map(([id, { template }]): [string, Record<string, Resource>] => [
      id,
      template.Resources,
    ]),
  ]
  return Object.fromEntries(
    stacks.flatMap(([stack, resources]) =>
      Object.entries(resources).flatMap(([id, { Type, Properties }]) => {
        const path = nameIn[Type]?.split('.') ?? []
        const name = path.reduce((value, key) => value?.[key], Properties)
        if (path.length === 0 || name === undefined) return []
        return [[`${Type} ${written(name)}`, `${stack}/${id}`]]
      }),
    ),
  )
}
