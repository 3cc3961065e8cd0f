import { z } from 'zod'
import { type Config, config } from '../../../shared/contract/stage/config.ts'
import { call } from './ask.ts'
import { type Target, Wrong } from './finding.ts'

const bundle = 'The bundle is not there, or not this stage’s: deploy again (npm run build first).'

/** The settings that the portal's pages work with. Throws `Wrong` when they are another stage's. */
export async function settingsOf({ address, poolId }: Target): Promise<Config> {
  const { data, error } = z.safeParse(config, await call(`${address}/config.json`, bundle))
  if (!data) throw new Wrong(`config.json is not what the bundle reads: ${error.message}`, bundle)
  if (poolId !== undefined && data.userPoolId !== poolId) {
    throw new Wrong(`the pages name the pool ${data.userPoolId}, the stack has ${poolId}`, bundle)
  }
  return data
}

/** Where the pool of these settings is asked. */
export const poolAddress = ({ cognitoEndpoint, region }: Config): string =>
  cognitoEndpoint ?? `https://cognito-idp.${region}.amazonaws.com`
