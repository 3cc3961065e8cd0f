import { expect, test } from 'vitest'
import { bedrockResources } from './bedrockSettings.ts'
import { stageNamed } from './stages.ts'

test('models that nobody asks, that are gone, or that cannot think as they are told are refused', () => {
  const dev = stageNamed('dev')
  const mine = {
    ...dev,
    retiredModels: { 'gpt-4o': 'gpt-old', 'gpt-old': 'gpt-6-luna' },
    modelSettings: { 'gpt-6-lunar': {}, 'claude-sonnet-5-5': { effort: 'none' } },
  }
  expect(() => stageNamed('mine', { mine })).toThrow(
    [
      'retiredModels.gpt-4o is gpt-old, which is retired itself',
      'modelSettings.gpt-6-lunar is for a model that nobody asks',
      'modelSettings.claude-sonnet-5-5.effort is none, which Claude lacks',
    ].join('\n'),
  )
  const sonar = {
    effort: 'a little',
    efforts: ['max'],
    answerTokens: 1,
    silenceSeconds: 301,
    wher: 'EU',
  }
  const broken = { ...dev, models: { ...dev.models, Claude: [] }, modelSettings: { sonar } }
  expect(() => stageNamed('mine', { mine: broken })).toThrow(
    [
      'models.Claude is empty',
      'modelSettings.sonar.effort is none of none, minimal, low, medium, high, xhigh, max',
      'modelSettings.sonar.efforts.0 is none of low, medium, high',
      'modelSettings.sonar.answerTokens is less than 256',
      'modelSettings.sonar.silenceSeconds is more than 300',
      'modelSettings.sonar has no setting called wher',
    ].join('\n'),
  )
})

test('a model that thinks takes no temperature', () => {
  const dev = stageNamed('dev')
  for (const one of [{ effort: 'low' as const }, { efforts: ['low' as const] }]) {
    const mine = { ...dev, modelSettings: { 'gpt-6-luna': { ...one, temperature: true } } }
    expect(() => stageNamed('mine', { mine })).toThrow(
      'modelSettings.gpt-6-luna.temperature is set, and it takes an effort',
    )
  }
  const mine = { ...dev, modelSettings: { sonar: { temperature: true } } }
  expect(stageNamed('mine', { mine }).modelSettings).toEqual(mine.modelSettings)
})

test('a day is for a model that is asked, and until then it is asked with its own settings and prices', () => {
  const dev = stageNamed('dev')
  const ends = (modelEnds: Record<string, string>) => ({ mine: { ...dev, modelEnds } })
  expect(() => stageNamed('mine', ends({ 'gpt-5': '2027-01-14', sonar: 'soon' }))).toThrow(
    'modelEnds.sonar is no day, such as 2026-11-23',
  )
  expect(() => stageNamed('mine', ends({ 'gpt-5': '2027-01-14' }))).toThrow(
    'modelEnds.gpt-5 is for a model that nobody asks',
  )
  const withPrice = {
    ...ends({ 'gpt-4o': '2027-01-14' }).mine,
    prices: { ...dev.prices, 'gpt-4o': [{ from: '2026-01-01', input: 20, output: 90 }] },
    modelSettings: { ...dev.modelSettings, 'gpt-4o': { answerTokens: 4_096 } },
  }
  expect(stageNamed('mine', { mine: withPrice }).modelEnds).toEqual({ 'gpt-4o': '2027-01-14' })
  const { modelEnds: _, ...without } = withPrice
  expect(() => stageNamed('mine', { mine: without })).toThrow(
    'prices.gpt-4o is for a model that nobody asks',
  )
})

test('Bedrock may be asked for a model until its day, and for its successor', () => {
  const [one, next] = ['eu.amazon.nova-pro-v1:0', 'openai.gpt-oss-120b-1:0']
  const Bedrock = [{ GPTV: one, name: 'Nova' }]
  const stage = { ...stageNamed('solvik'), retiredModels: { [one]: next } }
  const resources = (modelEnds: Record<string, string>) =>
    bedrockResources({ ...stage, models: { Bedrock }, modelEnds }, '1').join()
  expect(resources({})).not.toContain('nova')
  expect(resources({ [one]: '2027-01-14' })).toMatch(/nova.*gpt-oss/)
})

test('keys and questions go to no address that anybody on the way could read', () => {
  const dev = stageNamed('dev')
  const at = (address: string) => ({ mine: { ...dev, providers: { ChatGPT: { address } } } })
  for (const address of [
    'http://llm.example.se/v1',
    'eu.api.openai.com',
    'ftp://example.se',
    'https://anna:hemligt@example.se',
    'https://example.se/v1?key=hemligt',
    '',
  ]) {
    expect(() => stageNamed('mine', at(address))).toThrow('providers.ChatGPT.address is')
  }
  for (const address of ['https://eu.api.openai.com/v1', 'http://127.0.0.1:11434/v1']) {
    expect(stageNamed('mine', at(address)).providers.ChatGPT).toEqual({ address })
  }
})

test('Amazon Bedrock has a region, models and a supplier that fit each other, or is not there at all', () => {
  const solvik = stageNamed('solvik')
  const { Bedrock } = solvik.suppliers
  const withModel = (GPTV: string, region = 'eu-north-1', country = 'EU') => ({
    mine: {
      ...solvik,
      models: { ...solvik.models, Bedrock: [{ GPTV, name: 'Modell' }] },
      providers: { Bedrock: { region } },
      suppliers: { ...solvik.suppliers, Bedrock: { ...Bedrock, country } },
    },
  })
  const nova = 'amazon.nova-pro-v1:0'
  expect(stageNamed('mine', withModel(nova, 'eu-north-1', 'Sverige'))).toBeDefined()
  expect(stageNamed('mine', withModel(nova, 'us-east-1', 'USA'))).toBeDefined()
  expect(stageNamed('mine', withModel(`eu.${nova}`))).toBeDefined()
  for (const [given, problem] of [
    [withModel(`us.${nova}`), 'us.amazon.nova-pro-v1:0 is no model of Bedrock, nor a profile eu.…'],
    [withModel(`global.${nova}`), 'is no model of Bedrock'],
    [withModel('nova'), 'is no model of Bedrock'],
    [withModel(`eu.${nova}`, 'us-east-1', 'USA'), 'us-east-1, where there is no profile eu.…'],
    [withModel(nova, 'us-east-1'), 'country is EU, and its models answer elsewhere, too'],
    [withModel(nova, 'eu-west-2'), 'country is EU, and its models answer elsewhere, too'],
    [withModel(`eu.${nova}`, 'eu-north-1', 'Sverige'), 'country is Sverige, and its models answer'],
    [withModel(nova, 'Stockholm'), 'providers.Bedrock.region is no AWS region'],
    [
      { mine: { ...solvik, modelSettings: { 'eu.amazon.nova-pro-v1:0': { efforts: ['low'] } } } },
      'modelSettings.eu.amazon.nova-pro-v1:0.effort is set, which Bedrock does not take',
    ],
    [
      { mine: { ...solvik, modelSettings: { 'eu.amazon.nova-pro-v1:0': { effort: 'low' } } } },
      'modelSettings.eu.amazon.nova-pro-v1:0.effort is set, which Bedrock does not take',
    ],
    [{ mine: { ...solvik, providers: {} } }, 'providers.Bedrock is missing, and models.Bedrock'],
    [{ mine: { ...solvik, models: stageNamed('local').models } }, 'models.Bedrock is missing'],
    [
      { mine: { ...solvik, suppliers: stageNamed('local').suppliers } },
      'suppliers.Bedrock is missing',
    ],
    [
      { mine: { ...stageNamed('local'), chatModel: { AImodule: 'Bedrock', GPTV: nova } } },
      'chatModel.AImodule is Bedrock, which the stage does not have',
    ],
  ] as const) {
    expect(() => stageNamed('mine', given)).toThrow(problem)
  }
})

test('a server of one’s own has an address, a name and models, or is not there at all', () => {
  const dev = stageNamed('dev')
  const Egen = [{ GPTV: 'gpt-oss', name: 'GPT-OSS' }]
  const models = { ...dev.models, Egen }
  const providers = { Egen: { address: 'https://llm.example.se/v1', name: 'Vår modell' } }
  const suppliers = {
    ...dev.suppliers,
    Egen: {
      supplier: 'Vår drift',
      country: 'Sverige',
      retentionDays: 0,
      trains: false,
      highestClass: 'öppen',
    },
  }
  const own = { ...dev, models, providers, suppliers }
  expect(stageNamed('mine', { mine: own })).toEqual(own)
  expect(() => stageNamed('mine', { mine: { ...dev, models } })).toThrow(
    'providers.Egen is missing, and models.Egen needs it',
  )
  expect(() => stageNamed('mine', { mine: { ...own, suppliers: dev.suppliers } })).toThrow(
    'suppliers.Egen is missing: nobody would know who answers',
  )
  expect(() => stageNamed('mine', { mine: { ...own, models: dev.models } })).toThrow(
    'models.Egen is missing, and providers.Egen has none',
  )
  const chatModel = { AImodule: 'Egen', GPTV: 'gpt-oss' }
  expect(() => stageNamed('mine', { mine: { ...dev, chatModel } })).toThrow(
    'chatModel.AImodule is Egen, which the stage does not have',
  )
})

test('a stage in which more goes to a supplier than it may take is refused', () => {
  const dev = stageNamed('dev')
  const withChatGPT = (changes: object) => () =>
    stageNamed('mine', {
      mine: {
        ...dev,
        suppliers: { ...dev.suppliers, ChatGPT: { ...dev.suppliers.ChatGPT, ...changes } },
      },
    })
  const agreed = { agreement: 'Avtal 1', agreedOn: '2026-01-15' }
  expect(withChatGPT({ highestClass: 'intern', trains: false, ...agreed })).not.toThrow()
  expect(withChatGPT({ highestClass: 'intern', ...agreed })).toThrow('must not train')
  expect(withChatGPT({ highestClass: 'intern' })).toThrow(
    'suppliers.ChatGPT.highestClass is intern, which needs an agreement',
  )
  expect(withChatGPT({ highestClass: 'intern', trains: true, ...agreed })).toThrow(
    'suppliers.ChatGPT must not train (trains: false): else it takes öppen alone',
  )
  expect(withChatGPT({ highestClass: 'hemlig', ...agreed })).toThrow(
    'suppliers.ChatGPT.highestClass is hemlig, which infoClasses lacks',
  )
  expect(withChatGPT({ agreement: 'Avtal 1' })).toThrow(
    'suppliers.ChatGPT must have agreement and agreedOn, or neither',
  )
  expect(() => stageNamed('mine', { mine: { ...dev, infoClasses: ['öppen', 'öppen'] } })).toThrow(
    'infoClasses names one twice',
  )
})

test('a price is of whole öre, of a model that is asked, and follows the one before', () => {
  const dev = stageNamed('dev')
  const from = '2026-01-01'
  const priced = (prices: object) => () => stageNamed('mine', { mine: { ...dev, prices } })
  expect(priced({ sonar: [{ from: '1 jan', input: 0.001, output: -1 }] })).toThrow(
    [
      'prices.sonar.0.from is no day, such as 2026-11-23',
      'prices.sonar.0.input is no whole öre',
      'prices.sonar.0.output is less than 0',
    ].join('\n'),
  )
  const price = { from, input: 1.1, output: 2.2 }
  expect(priced({ sonar: [price, price], 'gpt-4o': [price] })).toThrow(
    [
      'prices.sonar must have its days in their order, each once',
      'prices.gpt-4o is for a model that nobody asks',
    ].join('\n'),
  )
  expect(priced({ sonar: [price, { ...price, from: '2026-12-01' }] })).not.toThrow()
})

test.each(['2027-02-30', '2027-31-01'])('%s, which is no day, is refused', (day) => {
  const dev = stageNamed('dev')
  const ends = { ...dev, modelEnds: { 'gpt-4o': day } }
  expect(() => stageNamed('mine', { mine: ends })).toThrow(
    'modelEnds.gpt-4o is no day, such as 2026-11-23',
  )
  const prices = { ...dev.prices, sonar: [{ from: day, input: 1, output: 1 }] }
  expect(() => stageNamed('mine', { mine: { ...dev, prices } })).toThrow(
    'prices.sonar.0.from is no day',
  )
})
