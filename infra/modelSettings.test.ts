import { expect, test } from 'vitest'
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
  const sonar = { effort: 'a little', answerTokens: 1, silenceSeconds: 301, wher: 'EU' }
  const broken = { ...dev, models: { ...dev.models, Claude: [] }, modelSettings: { sonar } }
  expect(() => stageNamed('mine', { mine: broken })).toThrow(
    [
      'models.Claude is empty',
      'modelSettings.sonar.effort is none of none, minimal, low, medium, high, xhigh, max',
      'modelSettings.sonar.answerTokens is less than 256',
      'modelSettings.sonar.silenceSeconds is more than 300',
      'modelSettings.sonar has no setting called wher',
    ].join('\n'),
  )
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
