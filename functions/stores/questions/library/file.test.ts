import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  libraryLimits,
  type LibraryQuestion,
} from '../../../../shared/contract/questions/questionLibrary.ts'
import { questionLimits } from '../../../../shared/questionLimits.ts'
import { misfitOf } from '../../../../shared/rules/questions/placeholders.ts'
import { checkValues } from '../../../../shared/rules/questionForm/checkValues.ts'
import { faultsIn } from '../../../../shared/rules/questionForm/faultsIn.ts'
import { needsNumber, needsText } from '../../../../shared/rules/trials/kinds.ts'
import { writeLibrary } from '../../../../shared/rules/questionLibrary/libraryText.ts'
import { plainText } from '../../plainText.ts'
import { readLibrary } from './file.ts'

const starter = readFileSync(
  new URL('../../../../web/public/library/fragor.json', import.meta.url),
  'utf8',
)

async function libraryOf(text: string) {
  const read = await readLibrary(text)
  if ('fault' in read) throw new Error(read.fault)
  return read.library
}

async function faultOf(given: unknown): Promise<string> {
  const read = await readLibrary(typeof given === 'string' ? given : JSON.stringify(given))
  return 'fault' in read ? read.fault : ''
}

const { questions } = await libraryOf(starter)
const [first] = questions as [LibraryQuestion]
const fileOf = (given: object[]) => ({ format: 1, hash: '0'.repeat(64), questions: given })

test('the same questions are the same bytes, in whatever order they and their parts come', async () => {
  expect(await writeLibrary(questions)).toBe(starter)
  const turned = questions
    .toReversed()
    .map((one) => Object.fromEntries(Object.entries(one).toReversed()) as LibraryQuestion)
  expect(await writeLibrary(turned)).toBe(starter)
  expect((await libraryOf(await writeLibrary([]))).questions).toEqual([])
})

test('what is wished of answers travels in its one order, and nothing wished is not said', async () => {
  const wishing: LibraryQuestion = {
    ...first,
    Wishes: { variation: 'låg', effort: undefined, length: 'kort' },
  }
  const text = await writeLibrary([wishing])
  expect(text).toContain(
    '"Wishes": {\n        "length": "kort",\n        "variation": "låg"\n      }',
  )
  expect(await libraryOf(text)).toMatchObject({ isEdited: false })
  expect(await writeLibrary((await libraryOf(text)).questions)).toBe(text)
  expect(await writeLibrary([{ ...first, Wishes: {} }])).toBe(await writeLibrary([first]))
  expect(await faultOf(fileOf([{ ...first, Wishes: { length: 'evig' } }]))).toContain(
    'Wishes.length',
  )
  expect(await faultOf(fileOf([{ ...first, Wishes: { temperature: 2 } }]))).toContain('temperature')
})

test('a file that was changed by hand is read, and known for it', async () => {
  expect((await libraryOf(starter)).isEdited).toBe(false)
  const edited = await libraryOf(starter.replace('Gör en mötesagenda', 'Gör en dagordning'))
  expect([edited.isEdited, edited.questions[0]?.QuestionLabel]).toEqual([true, 'Gör en dagordning'])
  // Spaces and the mark of an editor change nothing of what it says.
  expect((await libraryOf(`\uFEFF${JSON.stringify(JSON.parse(starter))}`)).isEdited).toBe(false)
})

test('what is no library is refused in a sentence', async () => {
  expect(await faultOf('')).toContain('inte JSON')
  expect(await faultOf('{"format": 1')).toContain('inte JSON')
  for (const none of ['[]', 'null', '1', '"fragor"', '{}', '{"questions": []}']) {
    expect(await faultOf(none)).toContain('inget frågebibliotek')
  }
  expect(await faultOf({ ...fileOf([]), format: 2 })).toContain('nyare än portalens (1)')
  expect(await faultOf({ ...fileOf([]), format: 0 })).toContain('format')
  expect(await faultOf({ ...fileOf([]), hash: 'x' })).toBe('hash: Är ingen SHA-256.')
  expect(await faultOf({ ...fileOf([]), by: 'Karin' })).toContain('Okänt fält: by')
  expect(await faultOf(fileOf([first, first]))).toBe('Två frågor i filen har samma id.')
  const many = Array.from({ length: 2_000 }, (_, at) => ({ ...first, id: `q${at}` }))
  expect(await faultOf(fileOf(many))).toMatch(/^Filen har 2\s000 frågor\. Högst 500 /)
  expect(await faultOf(fileOf(many.slice(0, libraryLimits.questions)))).toBe('')
})

test('what is wrong with a question is said with its place and its label', async () => {
  const wrong = (more: object) => faultOf(fileOf([first, { ...first, id: 'b', ...more }]))
  expect(await wrong({ QuestionLabel: ' ' })).toBe('Fråga 2: QuestionLabel: Måste fyllas i.')
  expect(await wrong({ sdate: '2026' })).toContain('Okänt fält: sdate')
  expect(await wrong({ Ordering: -1 })).toContain('Ordering: Har fel form.')
  expect(await wrong({ AImodule: 'Okänd' })).toContain('AImodule')
  expect(await wrong({ Fields: [{ ...first.Fields[0], key: 'Fel' }] })).toContain('Fields.0.key')
  expect(await wrong({ Trials: [first.Trials[0], first.Trials[0]] })).toContain('samma id')
  for (const id of ['ny', '', '#VERSION', '../x', '__proto__', 'a b', 'x'.repeat(65)]) {
    expect(await wrong({ id })).toContain('Är inget id för en fråga.')
  }
})

test('values that mean harm are texts, or refused', async () => {
  const nested = (times: number) => `${'['.repeat(times)}${']'.repeat(times)}`
  expect(await faultOf(nested(500_000))).not.toBe('')
  const deep = nested(1_000)
  expect(await faultOf(`{"format":1,"hash":"${'0'.repeat(64)}","questions":[${deep}]}`)).not.toBe(
    '',
  )
  const field = JSON.stringify(first.Fields[0]).replace('{', `{"deep":${deep},`)
  const text = JSON.stringify(fileOf([{ ...first, Fields: ['F'], Question: '{{syfte}}' }]))
  expect((await libraryOf(text.replace('"F"', field))).isEdited).toBe(true)
  const odd = { ...first, QuestionLabel: '<img src=x>\u202Eabc', Category: 'A\uD800' }
  const [read] = (await libraryOf(JSON.stringify(fileOf([odd])))).questions
  expect([read?.QuestionLabel, read?.Category]).toEqual(['<img src=x>abc', 'A\uFFFD'])
  const proto = starter.replace('"Fields": {', '"Fields": { "__proto__": "x",')
  expect((await libraryOf(proto)).isEdited).toBe(true)
  expect(Object.getPrototypeOf((await libraryOf(proto)).questions[0]?.Trials[0]?.Fields)).toBe(
    Object.prototype,
  )
})

test.each(questions.map((question) => [question.QuestionLabel, question] as const))(
  'the starter library’s ”%s” can be published and tried as it is',
  (_label, { Question, Fields, Trials, subtext, Category }) => {
    expect([Category, subtext].includes('')).toBe(false)
    expect([misfitOf(plainText(Question), Fields), faultsIn(Fields)]).toEqual([{}, []])
    // A person of the portal has no example: they are chosen.
    expect(Fields.filter(({ kind, example }) => kind !== 'person' && example === '')).toEqual([])
    expect(Trials).toHaveLength(questionLimits.trialsEnough)
    for (const trial of Trials) {
      expect(checkValues(Fields, trial.Fields).wrong).toEqual({})
      expect(trial.checks.length).toBeGreaterThan(1)
      for (const { kind, text, most } of trial.checks) {
        expect([kind, needsText(kind), needsNumber(kind)]).toEqual([
          kind,
          text !== '',
          most !== undefined,
        ])
      }
    }
  },
)

test('the starter library has twenty questions with labels of their own, and each kind of field', () => {
  expect(new Set(questions.map(({ QuestionLabel }) => QuestionLabel)).size).toBe(20)
  const kinds = questions.flatMap(({ Fields }) => Fields.map(({ kind }) => kind))
  expect(new Set(kinds).size).toBe(7)
})
