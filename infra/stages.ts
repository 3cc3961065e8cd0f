import { z } from 'zod'
import { contradictions, type Stage, stage } from './stageSettings.ts'

/** A model that thinks before it writes: for a prepared question a little is enough, and it counts towards the length. */
const thinks: Stage['modelSettings'][string] = {
  effort: 'low',
  efforts: ['low', 'medium', 'high'],
  answerTokens: 16_384,
  silenceSeconds: 60,
}

/** Until a stage states its agreements, nothing but what is open may go to anybody. */
const unstated = { highestClass: 'öppen' }

const roughly = (input: number, output: number) => [
  { from: '2026-01-01', input, output, estimate: true },
]

const dev: Stage = {
  region: 'eu-north-1',
  productName: 'Portalen',
  assistantName: 'Saga',
  allowedEmailDomains: [],
  multiFactor: 'optional',
  statisticsNames: 'shown',
  // What the profile's form shows; no screen shows a salary.
  profileFields: ['PersonNr', 'Tele', 'Tele2', 'Adress', 'postnr', 'Ort'],
  retentionDays: 365,
  ownAnswerDays: 30,
  pinnedAnswerDays: 365,
  rooms: { for: 'administrators', edits: 'all' },
  logRetentionDays: 90,
  answersPerMinute: 20,
  trialRunKronor: 50,
  modelSilenceSeconds: 20,
  models: {
    // docs/requirements.md, "AI modules".
    ChatGPT: [
      { GPTV: 'gpt-3.5-turbo-16k', name: 'gpt 3.5' },
      { GPTV: 'gpt-4-turbo-preview', name: 'gpt 4' },
      { GPTV: 'gpt-4o', name: 'gpt-4o' },
      { GPTV: 'gpt-6-luna', name: 'GPT-6 Luna' },
      { GPTV: 'gpt-6.1-terra', name: 'GPT-6.1 Terra' },
    ],
    Mistralai: [
      { GPTV: 'mistral-large-latest', name: 'Mistral Large' },
      { GPTV: 'mistral-small-latest', name: 'Mistral Small' },
    ],
    Claude: [
      { GPTV: 'claude-sonnet-5-5', name: 'Claude Sonnet 5.5' },
      { GPTV: 'claude-haiku-5-5', name: 'Claude Haiku 5.5' },
    ],
    Perplexity: [
      { GPTV: 'sonar', name: 'Sonar' },
      { GPTV: 'sonar-pro', name: 'Sonar Pro' },
    ],
  },
  providers: {},
  // docs/decisions/0080-models-are-what-their-providers-have-today.md
  retiredModels: {
    'gpt-3.5-turbo-16k': 'gpt-6-luna',
    'gpt-4-turbo-preview': 'gpt-6.1-terra',
    'gpt-4o': 'gpt-6-luna',
  },
  modelSettings: {
    'gpt-6-luna': thinks,
    'gpt-6.1-terra': thinks,
    'claude-sonnet-5-5': thinks,
    'claude-haiku-5-5': thinks,
    'mistral-large-latest': { temperature: true },
    'mistral-small-latest': { temperature: true },
    sonar: { temperature: true },
    'sonar-pro': { temperature: true },
  },
  infoClasses: ['öppen', 'intern', 'känslig'],
  suppliers: {
    ChatGPT: { supplier: 'OpenAI', country: 'USA', ...unstated },
    Mistralai: { supplier: 'Mistral AI', country: 'EU', ...unstated },
    Claude: { supplier: 'Anthropic', country: 'USA', ...unstated },
    Perplexity: { supplier: 'Perplexity AI', country: 'USA', ...unstated },
  },
  // Placeholders of the right order: a stage states its own (docs/operate.md, "What an answer says of itself").
  prices: {
    'gpt-6-luna': roughly(10, 80),
    'gpt-6.1-terra': roughly(25, 200),
    'mistral-large-latest': roughly(20, 60),
    'mistral-small-latest': roughly(2, 6),
    'claude-sonnet-5-5': roughly(30, 150),
    'claude-haiku-5-5': roughly(10, 50),
    sonar: roughly(10, 10),
    'sonar-pro': roughly(30, 150),
  },
  chatModel: { AImodule: 'ChatGPT', GPTV: 'gpt-6-luna' },
  texts: 'klarsprak',
  tour: true,
  allowedIpRanges: [],
  callsPerPerson: 2_000,
  callsPerAddress: 30_000,
  triesPerAddress: 300,
  callsPerRoute: { perSecond: 200, burst: 400 },
  shards: { usage: 2, log: 2, sums: 1, people: 1 },
  answersAtOnce: 3,
  originSecret: 1,
  keepsData: false,
}

/** How most stages on one machine are: everybody may try the rooms, and one supplier takes more than open text. */
const local: Stage = {
  ...dev,
  // For the demo, where the stand-in says an earlier day: administrators see a model that ends, and its successor.
  retiredModels: { ...dev.retiredModels, 'claude-sonnet-5-5': 'claude-haiku-5-5' },
  modelEnds: { 'claude-sonnet-5-5': '2099-12-31' },
  rooms: { for: 'everybody', edits: 'owner', mails: true },
  mailFrom: 'portalen@example.se',
  suppliers: {
    ...dev.suppliers,
    Mistralai: {
      supplier: 'Mistral AI',
      country: 'EU',
      agreement: 'Påhittat avtal 2026-1',
      agreedOn: '2026-01-15',
      retentionDays: 30,
      trains: false,
      highestClass: 'intern',
    },
  },
}

const stages: Record<string, Stage> = {
  /** The portal on one machine. */
  local,
  /** The same where people register themselves. */
  register: { ...local, allowedEmailDomains: ['example.se'] },
  /** The same with sign-in with Outlook, by a stand-in for Entra ID. */
  outlook: {
    ...local,
    entraId: {
      tenantId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
      clientId: '7d2b1c0e-5a4f-4e3d-9c8b-6a7f8e9d0c1b',
      adminGroup: '0d8c7e6f-5a4b-4321-8f0e-1d2c3b4a5f60',
      emailDomains: ['example.se'],
      domainPrefix: 'portalen',
      portalAddress: 'https://portal.example.se',
    },
  },
  /** The same as a made-up municipality's own: logo, picture, icons and colour. */
  solvik: {
    ...local,
    productName: 'Solviks kommun',
    brand: {
      logo: '/brand/solvik/logo.svg',
      banner: '/brand/solvik/banner.svg',
      icon: '/brand/solvik/logo.svg',
      touchIcon: '/brand/solvik/icon-512.png',
      accent: '#7a1f5c',
    },
    // Where a stage asks Amazon Bedrock; on one machine the stand-in answers in its place.
    providers: { Bedrock: { region: 'eu-north-1' } },
    models: { ...local.models, Bedrock: [{ GPTV: 'eu.amazon.nova-pro-v1:0', name: 'Nova Pro' }] },
    suppliers: {
      ...local.suppliers,
      Bedrock: {
        supplier: 'Amazon Web Services',
        country: 'EU',
        agreement: 'Påhittat avtal 2026-2',
        agreedOn: '2026-02-01',
        retentionDays: 0,
        trains: false,
        highestClass: 'känslig',
      },
    },
  },
  /** The same in the words of the owner's description. */
  specification: { ...dev, texts: 'specification' },
  dev,
  test: dev,
  prod: {
    ...dev,
    keepsData: true,
    // To be taken away with the organisation's own `domain`.
    acceptsOldTls: true,
    reservedConcurrency: { 'assistant.send': 500, 'chatbot.send': 50 },
  },
}

/** The stages that run on one machine (`STAGE=… npm start`) and are never deployed. */
export const onOneMachine: readonly string[] = [
  'local',
  'register',
  'outlook',
  'solvik',
  'specification',
]

/** The same stage. Throws for one that is made up for one machine: its agreements and people are invented. */
export function deployable(name: string, settings: Stage): Stage {
  if (onOneMachine.includes(name)) {
    throw new Error(
      `The stage '${name}' is for one machine (STAGE=${name} npm start) and is never deployed.`,
    )
  }
  return settings
}

/** The settings of the stage with this name. Throws an Error that says what is wrong with them. */
export function stageNamed(name: string, known: Record<string, unknown> = stages): Stage {
  const found = Object.hasOwn(known, name) ? known[name] : undefined
  if (!found) {
    throw new Error(`There is no stage '${name}'. Stages: ${Object.keys(known).join(', ')}.`)
  }
  const parsed = z.safeParse(stage, found)
  const problems = parsed.success
    ? contradictions(name, parsed.data)
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim())
  if (parsed.success && problems.length === 0) return parsed.data
  throw new Error(`Stage '${name}' in infra/stages.ts is not usable:\n${problems.join('\n')}`)
}
