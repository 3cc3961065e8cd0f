import { join } from 'node:path'
import { buildLocalIfStale } from '../build/build.ts'
import { askedOfThePool } from '../../shared/contract/stage/poolOperations.ts'
import { writableAttributes } from '../delivery/poolSettings.ts'
import { configOf } from '../delivery/webConfig.ts'
import { builtScripts } from '../delivery/inlineScripts.ts'
import { contentSecurityPolicy } from '../delivery/securityHeaders.ts'
import { stageNamed } from '../stages.ts'
import type { Stage } from '../stageSettings.ts'
import { sentOf } from './assistant/sent.ts'
import { listedModels } from './assistant/modelList.ts'
import { type Pace, startStandIn } from './assistant/standIn.ts'
import { type HostedSettings, startCognito } from './cognito/server.ts'
import { startDynamodb } from './engines/dynamodb.ts'
import { listen, listenError } from './engines/listen.ts'
import { startS3 } from './engines/s3.ts'
import { startSecretsManager } from './engines/secretsManager.ts'
import { startSes } from './engines/ses.ts'
import { dataError, holdFolder } from './dataFolder.ts'
import {
  askedReally,
  localEndpoints,
  localEnvironment,
  localIdentity,
  localValues,
  names,
  providerKeys,
} from './environment.ts'
import { cognitoAuthorizer } from './gateway/authorizer.ts'
import { breakOff, installRuntime } from './gateway/lambdaRuntime.ts'
import { deployLambdas } from './gateway/lambdas.ts'
import { gateway, type Pages } from './gateway/server.ts'
import { openOutbox } from './outbox.ts'
import { startExpiry } from './expiry.ts'
import { startPipe } from './pipe.ts'
import { guardDynamodb } from './iam/dynamodb.ts'
import { guardOf, type Policies } from './iam/guard.ts'
import { startSchedules } from './schedules.ts'
import { outlookTriggers, triggers } from './triggers.ts'

export type PortalOptions = {
  /** The portal's port; the engines take the next ones. 0 takes any free ones. */
  port: number
  /** The data folder; without one everything is kept in memory. */
  data?: string
  stage?: string
  /** Settings of the stage that are others than its own. */
  settings?: Partial<Stage>
  /** The built bundle, the bundle with hot reload, or the API alone. */
  web?: 'built' | 'dev' | 'none'
  demo?: boolean
  /** Whether the clock runs the scheduled Lambdas. */
  schedules?: boolean
  /** Whether events are carried to the Lambdas that hear of them. */
  pipe?: boolean
  pace?: Pace
  /** Turns sign-in with Outlook on, with this provider in the place of Entra ID. */
  outlook?: Pick<HostedSettings, 'provider' | 'tls'>
  /** What each Lambda may do; without it every one may do everything. */
  policies?: Policies
  /** Changes to the environment of the Lambdas. */
  env?: Record<string, string>
}

/** Starts the whole portal in this process: engines, pool, API and pages. One portal a process. */
export async function startPortal(options: PortalOptions) {
  const {
    port,
    data,
    web = 'none',
    demo = true,
    pace = 'human',
    schedules = true,
    pipe = true,
    outlook,
  } = options
  const file = (name: string) => (data ? join(data, name) : ':memory:')
  const portOf = (offset: number) => (port === 0 ? 0 : port + offset)
  const stops: (() => unknown)[] = []
  let held: string | undefined
  const stop = async () => {
    for (const end of stops.splice(0).toReversed()) await end()
  }

  try {
    const stage = { ...stageNamed(options.stage ?? 'local'), ...options.settings }
    buildLocalIfStale()
    Object.assign(process.env, localIdentity(stage))
    // Taken first, so that a second start is told at once, before it touches the data of the first.
    const pages = Promise.withResolvers<Awaited<ReturnType<typeof gateway>>>()
    const front = await listen(port, async (request, response) =>
      (await pages.promise)(request, response),
    )
    stops.push(front.stop)
    if (data) stops.push(holdFolder(data))
    held = data

    const guard = options.policies && guardOf(options.policies)
    if (guard) stops.push(guard.stop)
    const judge = guard?.judge
    const ownAddress = [`${front.url}/signin`]
    const outbox = openOutbox(file('outbox.sqlite'))
    stops.push(outbox.close)
    const engine = <T extends { stop: () => unknown }>(start: Promise<T>): Promise<T> =>
      start.then((started) => {
        stops.push(() => started.stop())
        return started
      })
    const starting = [
      engine(
        startDynamodb({
          port: portOf(2),
          file: data && join(data, 'table.sqlite'),
          table: names.table,
          given: process.env['AWS_ENDPOINT_URL_DYNAMODB'],
        }),
      ),
      engine(
        startCognito({
          port: portOf(1),
          file: file('cognito.sqlite'),
          deliver: outbox.deliver,
          triggers: outlook ? outlookTriggers : triggers,
          multiFactor: stage.multiFactor === 'off' ? 'OFF' : 'OPTIONAL',
          selfSignUp: stage.allowedEmailDomains.length > 0,
          keepOriginal: true,
          asked: askedOfThePool,
          writeAttributes: writableAttributes(outlook !== undefined),
          judge,
          ...(outlook && {
            hosted: {
              ...outlook,
              tlsPort: portOf(6),
              callbackUrls: ownAddress,
              logoutUrls: ownAddress,
            },
          }),
        }),
      ),
      engine(startS3({ port: portOf(3), file: file('objects.sqlite'), judge })),
      engine(
        startSecretsManager({
          port: portOf(4),
          secrets: (name) => (name === names.providerKeys ? providerKeys() : undefined),
          region: stage.region,
          judge,
        }),
      ),
      engine(startStandIn({ port: portOf(5), pace, models: listedModels(stage, demo) })),
      engine(startSes({ port: portOf(7), deliver: outbox.deliver, region: stage.region, judge })),
    ] as const
    // If one cannot start, the others are waited for: what runs has to be ended.
    await Promise.allSettled(starting)
    const [dynamodb, cognito, s3, secrets, standIn, mails] = await Promise.all(starting)
    const guarded = judge && (await engine(guardDynamodb(dynamodb.url, stage.region, judge)))
    const engines = {
      dynamodb: (guarded ?? dynamodb).url,
      cognito: cognito.url,
      s3: s3.url,
      secrets: secrets.url,
      mails: mails.url,
    }
    const values = localValues(stage, standIn.url, cognito)
    // For the seed and whoever else is no Lambda; each Lambda gets its own environment.
    Object.assign(process.env, localEndpoints(engines), localEnvironment(values), options.env)
    installRuntime()
    deployLambdas(values, options.env)

    const domain = cognito.hostedDomain
    const config = configOf(stage, {
      region: stage.region,
      userPoolId: cognito.poolId,
      userPoolClientId: cognito.clientId,
      cognitoEndpoint: cognito.url,
      address: front.url,
      ...(domain !== undefined && { outlook: { domain } }),
    })
    const fill = async () => {
      // These read the environment where they are loaded, so they are loaded now.
      const { putConfig } = await import('./deployConfig.ts')
      await putConfig(JSON.stringify(config))
      if (demo) {
        const { seedDemo } = await import('./seed/seed.ts')
        await seedDemo(cognito.poolId)
      }
      if (pipe) stops.push(await startPipe(dynamodb.url, names.table))
      if (!schedules) return
      stops.push(await startSchedules())
      stops.push(startExpiry(dynamodb.url, names.table))
    }
    const pagesOf: Pages = {
      web,
      config,
      contentSecurityPolicy: contentSecurityPolicy(
        [cognito.url, ...(domain === undefined ? [] : [`https://${domain}`])],
        web === 'built' ? builtScripts() : [],
      ),
    }
    const authorize = cognitoAuthorizer({
      userPoolId: cognito.poolId,
      clientId: cognito.clientId,
      jwks: cognito.jwks,
    })
    const opening = gateway({
      pages: pagesOf,
      authorize,
      outbox,
      sent: () => sentOf(standIn.getRequests()),
      asked: askedReally(),
      avatars: `${s3.url}/${names.avatarsBucket}`,
    })
    // Also if the pages cannot be drawn: what runs by then has to be ended.
    const filling = fill()
    await Promise.allSettled([opening, filling])
    await filling
    pages.resolve(await opening)
    stops.push(breakOff)
    const deniedActions = guard?.refused ?? []
    return { address: front.url, engines, cognito, outbox, standIn, deniedActions, stop }
  } catch (error) {
    await stop()
    throw held ? dataError(listenError(error), held) : listenError(error)
  }
}

export type Portal = Awaited<ReturnType<typeof startPortal>>
