import type { Config } from '../../shared/contract/stage/config.ts'
import { type Early, wasAdmin } from './api/session/early.ts'
import type { EarlyPlan } from './api/session/earlyPlan.ts'
import { hasStoredSession, storedTokenOf } from './api/session/storedTokenOf.ts'
import { showAppearance } from './app/theme/chosenAppearance.ts'

/*
 * Stands in the page and runs before anything is painted: it chooses between the sign-in page and the frame of the portal,
 * which both stand there, and asks for what the screen will need (docs/decisions/0096-what-is-painted-first-stands-in-the-page.md).
 */

const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''
const root = document.documentElement
const early: Early = { answers: new Map(), isSubmitted: false }

function link(rel: string, href: string) {
  const element = document.createElement('link')
  element.rel = rel
  element.href = href
  element.crossOrigin = ''
  document.head.append(element)
}

/** Nobody is signed in: the page is the sign-in page, wherever they wanted to go. */
function beginSignIn({ region, cognitoEndpoint }: Config, { open, signIn }: EarlyPlan) {
  const { pathname, search } = location
  if (open.includes(pathname)) return
  // As the router's guard would, which finds nothing left to do.
  if (pathname !== signIn) {
    const usr = { from: pathname + search }
    history.replaceState({ usr, key: 'default', idx: 0 }, '', signIn)
  } else if (/[?&](code|error)=/.test(search)) return
  root.dataset['start'] = 'signin'
  link('preconnect', cognitoEndpoint ?? `https://cognito-idp.${region}.amazonaws.com`)
  // Until the bundle listens; it goes on from there. First of all: React stops what comes while it takes the page over.
  const note = (event: Event) => {
    if (root.dataset['start'] !== 'signin') return
    event.preventDefault()
    early.isSubmitted = true
  }
  addEventListener('submit', note, { capture: true })
}

function read({ callMs }: EarlyPlan, reads: EarlyPlan['frame']['reads'], token: string) {
  for (const { method, address, headers, body } of reads) {
    const authorization = `Bearer ${token}`
    const signal = AbortSignal.timeout(callMs)
    const answer = fetch(address, { method, headers: { ...headers, authorization }, body, signal })
    // Whoever takes it hears of it.
    answer.catch(() => undefined)
    early.answers.set(`${method} ${address}`, answer)
  }
}

/** Somebody is signed in, as far as this device knows. */
function beginScreen({ userPoolClientId }: Config, plan: EarlyPlan) {
  root.dataset['start'] = 'frame'
  const { pathname, search } = location
  const screen = plan.screens.find((one) => one.pathname === pathname && one.isAdmin === wasAdmin())
  const opened = /[?&]fraga=/.test(search) ? screen?.opened : []
  const files = [plan.frame.files, screen?.files ?? [], opened ?? []].flat()
  for (const file of new Set(files)) link('modulepreload', file)
  const token = storedTokenOf(userPoolClientId)
  if (token === undefined) return
  early.token = token
  // An address that says more may ask for something else.
  read(plan, [...plan.frame.reads, ...(search === '' ? (screen?.reads ?? []) : [])], token)
}

function begin() {
  showAppearance(matchMedia('(prefers-color-scheme: dark)').matches)
  const config: Config = JSON.parse(textOf('config'))
  const plan: EarlyPlan = JSON.parse(textOf('plan'))
  window.early = early
  if (hasStoredSession()) beginScreen(config, plan)
  else beginSignIn(config, plan)
}

try {
  begin()
} catch {
  // The bundle finds the same wrong, and says so.
}
