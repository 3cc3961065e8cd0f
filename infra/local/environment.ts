import { resolve } from 'node:path'
import {
  type GroupValues,
  modelsEnvironment,
  stageEnvironment,
} from '../delivery/lambdaEnvironment.ts'
import type { Stage } from '../stageSettings.ts'
import { arns } from './iam/arns.ts'

/** Names that the stack chooses itself when it is deployed. */
export const names = {
  table: 'portal',
  webBucket: 'portal-web',
  avatarsBucket: 'portal-avatars',
  providerKeys: 'portal/provider-keys',
} as const

/**
 * Keys of real providers that whoever starts the portal may have in the environment; with one the real provider is
 * asked.
 */
const realKeys = {
  ChatGPT: 'OPENAI_API_KEY',
  Mistralai: 'MISTRAL_API_KEY',
  Claude: 'ANTHROPIC_API_KEY',
  Perplexity: 'PERPLEXITY_API_KEY',
} as const

type Module = keyof typeof realKeys

const modules: Module[] = ['ChatGPT', 'Mistralai', 'Claude', 'Perplexity']

/** The secret with the providers' keys: real ones where there are any, else one that the stand-in takes. */
export const providerKeys = (): string =>
  JSON.stringify(
    Object.fromEntries(
      modules.map((module) => [module, process.env[realKeys[module]] ?? 'stand-in']),
    ),
  )

/** Where the stand-in is asked: OpenAI's protocol below /v1, Anthropic's at its root. */
const standInAddresses = (standIn: string): string =>
  JSON.stringify(
    Object.fromEntries(
      modules
        .filter((module) => !process.env[realKeys[module]])
        .map((module) => [module, module === 'Claude' ? standIn : `${standIn}/v1`]),
    ),
  )

/** Who the AWS SDK is on one machine: the engines take any credentials. */
export const localIdentity = (stage: Stage): Record<string, string> => ({
  AWS_REGION: stage.region,
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  POWERTOOLS_METRICS_DISABLED: 'true',
})

type Engines = { dynamodb: string; cognito: string; s3: string; secrets: string }

/** Where the AWS SDK finds the engines. */
export const localEndpoints = ({ dynamodb, cognito, s3, secrets }: Engines) => ({
  AWS_ENDPOINT_URL_DYNAMODB: dynamodb,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito,
  AWS_ENDPOINT_URL_S3: s3,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets,
})

const tracer = resolve(import.meta.dirname, '../../dist/tracer/tracer.cjs')

/** The values of the Lambdas' variables on this machine, each of the form that the stack gives it. */
export const localValues = (
  stage: Stage,
  standIn: string,
  pool: { poolId: string; clientId: string },
): GroupValues => ({
  stage: () => stageEnvironment(stage, 'Portal-local'),
  tracing: () => ({ TRACER: tracer }),
  table: () => ({ TABLE_NAME: names.table }),
  pool: () => ({ USER_POOL_ID: pool.poolId, USER_POOL_CLIENT_ID: pool.clientId }),
  providerKeys: () => ({
    PROVIDER_KEYS_SECRET: arns(stage.region).secret(names.providerKeys),
    ...modelsEnvironment(stage),
    PROVIDER_ADDRESSES: standInAddresses(standIn),
  }),
  avatars: () => ({ AVATARS_BUCKET: names.avatarsBucket }),
  config: () => ({ WEB_BUCKET: names.webBucket }),
})

/** All of them together, for what is no Lambda and works with their stores: the seed, the operators' commands, tests. */
export const localEnvironment = (values: GroupValues): Record<string, string> =>
  Object.assign({}, ...Object.values(values).map((group) => group()))
