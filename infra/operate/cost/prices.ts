/** When these were looked up. Prices change: look again before you decide by them. */
export const lookedUp = '2026-11-22'

/** A page of prices, and where it was read: itself, or as somebody else quotes it; nothing where it could not be read. */
type Source = { page: string; read?: string }

/** A price of so many dollars for each `per`, by steps: the last one goes on for ever. */
type Price = Source & { steps: { upTo: number; usd: number }[]; per: number }

const [million, thousand] = [1_000_000, 1_000]

/** One price above what is free. */
const flat = (usd: number, per: number, source: Source, free = 0): Price => ({
  steps: [
    { upTo: free, usd: 0 },
    { upTo: Infinity, usd },
  ],
  per,
  ...source,
})

const pageOf = (service: string) => `https://aws.amazon.com/${service}/pricing/`
const itself = 'the page itself'

const cognito = {
  page: pageOf('cognito'),
  read: 'github.com/api-evangelist/amazon-cognito, which read the page on 2026-09-20',
}
const gateway = {
  page: 'https://docs.aws.amazon.com/whitepapers/latest/best-practices-api-gateway-private-apis-integration/cost-optimization.html',
  read: itself,
}
const edge = { page: pageOf('cloudfront'), read: itself }
const firewall = { page: pageOf('waf'), read: 'c3x.dev/blog/aws-waf-cost-explained' }
const lambda = { page: pageOf('lambda'), read: 'git.mcrn.ar, lambda-13-cost.md of 2026-05-11' }
const units = {
  page: pageOf('dynamodb'),
  read: 'airbyte.com/data-engineering-resources/dynamodb-pricing',
}
const cloudWatch = {
  page: pageOf('cloudwatch'),
  read: 'the page, and factualminds.com of 2026-06-13',
}

/**
 * AWS's list prices, in dollars a month without tax. Those that differ by region are Northern Virginia's: look Stockholm's up.
 * What every account always has for nothing is taken off; what only its first year has is not.
 */
export const prices = {
  /** Each active person who has a password here, by the pool's plan. */
  activeLite: {
    steps: [
      { upTo: 10_000, usd: 0 },
      { upTo: 100_000, usd: 0.0055 },
      { upTo: 1_000_000, usd: 0.0046 },
      { upTo: Infinity, usd: 0.003_25 },
    ],
    per: 1,
    ...cognito,
  },
  activeEssentials: flat(0.015, 1, cognito, 10_000),
  /** Each active person who comes with Outlook. */
  activeFederated: flat(0.015, 1, cognito, 50),
  apiCalls: {
    steps: [
      { upTo: 333 * million, usd: 3.5 },
      { upTo: 1_000 * million, usd: 2.8 },
      { upTo: 20_000 * million, usd: 2.38 },
      { upTo: Infinity, usd: 1.51 },
    ],
    per: million,
    ...gateway,
  },
  /** HTTPS from Europe. */
  edgeCalls: flat(1.2, million, { page: edge.page }, 10 * million),
  edgeFunctions: flat(0.1, million, edge, 2 * million),
  edgeGigabytes: flat(0.085, 1, edge, 1_024),
  webAcls: flat(5, 1, firewall),
  firewallRules: flat(1, 1, firewall),
  firewallCalls: flat(0.6, million, firewall),
  invocations: flat(0.2, million, lambda, million),
  /** On Arm. */
  gigabyteSeconds: flat(13.3334, million, lambda, 400_000),
  writeUnits: flat(0.625, million, units),
  readUnits: flat(0.125, million, units),
  tableGigabytes: flat(0.25, 1, { page: units.page, read: itself }, 25),
  /** Point-in-time recovery. */
  recoveryGigabytes: flat(0.2, 1, { page: units.page }),
  logGigabytes: flat(0.5, 1, cloudWatch, 5),
  alarms: flat(0.1, 1, { page: cloudWatch.page }, 10),
  dashboards: flat(3, 1, cloudWatch, 3),
  traces: flat(5, million, { page: pageOf('xray'), read: itself }, 100_000),
  secrets: flat(0.4, 1, { page: pageOf('secrets-manager'), read: 'awsready.net' }),
  keys: flat(1, 1, { page: pageOf('kms') }),
  scheduled: flat(1, million, { page: pageOf('eventbridge') }, 14 * million),
  mails: flat(0.1, thousand, { page: pageOf('ses') }),
} as const satisfies Record<string, Price>

export type Priced = keyof typeof prices

/** What an amount costs, step by step. */
export function costOf(what: Priced, amount: number): number {
  const { steps, per }: Price = prices[what]
  let [sum, from] = [0, 0]
  for (const { upTo, usd } of steps) {
    const inStep = Math.max(0, Math.min(amount, upTo) - from)
    sum += (inStep / per) * usd
    from = upTo
  }
  return sum
}

/** The name of a price. Throws for any other text. */
export function pricedOf(name: string): Priced {
  const isPriced = (text: string): text is Priced => text in prices
  if (!isPriced(name)) throw new Error(`There is no price of ${name}`)
  return name
}

/** The prices that could not be read anywhere when they were looked up: they are from memory. */
export const unread: string[] = Object.entries<Price>(prices)
  .filter(([, { read }]) => read === undefined)
  .map(([name]) => name)
