import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { contract, type RouteKey } from '../../../shared/contract/index.ts'

const isRead = (key: RouteKey): boolean => contract[key].method === 'GET'

/**
 * The roles as which API Gateway calls Lambdas: one those of the routes that read, the other those of all others, and each may call
 * these and nothing else. Two, since IAM takes 10,240 characters of policies within a role, which are some 80 names of Lambdas.
 */
export function apiCallers(scope: Construct, lambdas: ReadonlyMap<RouteKey, IFunction>) {
  const callerOf = (id: string, keys: RouteKey[]) =>
    new Role(scope, id, {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      inlinePolicies: {
        calls: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: ['lambda:InvokeFunction'],
              resources: keys.flatMap((key) => lambdas.get(key)?.functionArn ?? []),
            }),
          ],
        }),
      },
    })
  const keys = [...lambdas.keys()]
  const reads = callerOf('Caller', keys.filter(isRead))
  const changes = callerOf(
    'ChangesCaller',
    keys.filter((key) => !isRead(key)),
  )
  return (key: RouteKey): Role => (isRead(key) ? reads : changes)
}
