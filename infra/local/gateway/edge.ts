import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'

/** One of the functions that CloudFront runs, from its file in infra/edge. */
const edge = (name: string) =>
  runInNewContext(
    `${readFileSync(join(import.meta.dirname, '../../edge', `${name}.js`), 'utf8')}; handler`,
  )

/** What CloudFront answers by itself, without asking what is behind it. */
export type EdgeAnswer = {
  statusCode: number
  headers: Record<string, { value: string }>
  body: string
}

/** Runs at every request of the bundle. */
export const spaFallback: (event: { request: { uri: string } }) => { uri: string } | EdgeAnswer =
  edge('spaFallback')

type Headers = Record<string, { value: string }>

/** Runs at every call of the API. */
export const viewerAddress: (event: { viewer: { ip: string }; request: { headers: Headers } }) => {
  headers: Headers
} = edge('viewerAddress')
