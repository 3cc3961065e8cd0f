/** When these were looked up. Prices change: look again before you decide by them. */
export const lookedUp = '2026-11-22'

/** A price of so many dollars for each `per`, by steps: the last one goes on for ever. */
type Price = {
  steps: { upTo: number; usd: number }[]
  per: number
  /** Where it stands. `seen`: when that was read, if it was not the page itself on the day above. */
  source: string
  seen?: string
}

const flat = (usd: number, per: number, source: string, free = 0): Price => ({
  steps: [
    { upTo: free, usd: 0 },
    { upTo: Infinity, usd },
  ],
  per,
  source,
})

const [million, thousand] = [1_000_000, 1_000]

const cognito = 'https://aws.amazon.com/cognito/pricing/'
const cloudFront = 'https://aws.amazon.com/cloudfront/pricing/'
const firewall = 'https://aws.amazon.com/waf/pricing/'
const lambda = 'https://aws.amazon.com/lambda/pricing/'
const dynamodb = 'https://aws.amazon.com/dynamodb/pricing/on-demand/'
const cloudWatch = 'https://aws.amazon.com/cloudwatch/pricing/'
const eventBridge = 'https://aws.amazon.com/eventbridge/pricing/'

/**
 * AWS's list prices, in dollars a month without tax. Those that differ by region are Northern Virginia's, from which Stockholm's are
 * within a tenth. What every account always has for nothing is taken off; what only its first year has is not.
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
    source: cognito,
    seen: '2026-09-20, in github.com/api-evangelist/amazon-cognito',
  },
  activeEssentials: {
    ...flat(0.015, 1, cognito, 10_000),
    seen: '2026-09-20, in github.com/api-evangelist/amazon-cognito',
  },
  /** Each active person who comes with Outlook. */
  activeFederated: {
    ...flat(0.015, 1, cognito, 50),
    seen: '2026-09-20, in github.com/api-evangelist/amazon-cognito',
  },
  apiCalls: {
    steps: [
      { upTo: 333 * million, usd: 3.5 },
      { upTo: 1_000 * million, usd: 2.8 },
      { upTo: 20_000 * million, usd: 2.38 },
      { upTo: Infinity, usd: 1.51 },
    ],
    per: million,
    source:
      'https://docs.aws.amazon.com/whitepapers/latest/best-practices-api-gateway-private-apis-integration/cost-optimization.html',
  },
  /** HTTPS from Europe. */
  edgeCalls: flat(1.2, million, cloudFront, 10 * million),
  edgeFunctions: flat(0.1, million, cloudFront, 2 * million),
  edgeGigabytes: flat(0.085, 1, cloudFront, 1_024),
  webAcls: flat(5, 1, firewall),
  firewallRules: flat(1, 1, firewall),
  firewallCalls: flat(0.6, million, firewall),
  invocations: flat(0.2, million, lambda, million),
  /** On Arm. */
  gigabyteSeconds: flat(13.3334, million, lambda, 400_000),
  writeUnits: flat(0.625, million, dynamodb),
  readUnits: flat(0.125, million, dynamodb),
  tableGigabytes: flat(0.25, 1, dynamodb, 25),
  /** Point-in-time recovery. */
  recoveryGigabytes: flat(0.2, 1, dynamodb),
  logGigabytes: flat(0.5, 1, cloudWatch, 5),
  alarms: flat(0.1, 1, cloudWatch, 10),
  dashboards: flat(3, 1, cloudWatch, 3),
  traces: flat(5, million, 'https://aws.amazon.com/xray/pricing/', 100_000),
  secrets: flat(0.4, 1, 'https://aws.amazon.com/secrets-manager/pricing/'),
  keys: flat(1, 1, 'https://aws.amazon.com/kms/pricing/'),
  scheduled: flat(1, million, eventBridge, 14 * million),
  events: flat(1.4, million, eventBridge),
  mails: flat(0.1, thousand, 'https://aws.amazon.com/ses/pricing/'),
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
