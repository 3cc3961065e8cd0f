import { expect, test } from 'vitest'
import { coldStart } from '../../infra/local/gateway/lambdas.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { portal, usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { usageOf } from '../../infra/testing/functions/records.ts'
import { mayTake } from '../../shared/rules/questions/infoClasses.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'

usePortal(async () => ({ settings: {} }))

const classes = ['öppen', 'intern', 'känslig']

test('whoever may take a class may take those before it, and nobody one that is not there', () => {
  const taken = (highest: string | undefined) =>
    [undefined, ...classes, 'hemlig'].filter((one) => mayTake(classes, highest, one))
  expect(taken('känslig')).toEqual([undefined, ...classes])
  expect(taken('intern')).toEqual([undefined, 'öppen', 'intern'])
  expect(taken(undefined)).toEqual([undefined, 'öppen'])
  expect(taken('hemlig')).toEqual([])
})

test('a question of a class that its provider may not take is not saved', async () => {
  const { token } = await person({ Role: ADMIN })
  const asked = { Subject: 'Klassad', Body: 'Text', InfoClass: 'intern' }
  const ofChatGPT = { ...asked, AImodule: 'ChatGPT' as const }
  const refused = await call('questions.add', ofChatGPT, { token })
  expect([refused.status, refused.body.error.fields]).toEqual([
    400,
    {
      InfoClass:
        'OpenAI får inte ta emot uppgifter av klassen intern. Välj en annan klass eller AI-tjänst.',
    },
  ])
  const unknown = await call('questions.add', { ...asked, InfoClass: 'hemlig' }, { token })
  expect(unknown.body.error.fields.InfoClass).toBe(
    'Det finns ingen klass hemlig. Möjliga: öppen, intern, känslig.',
  )
  const added = await call('questions.add', { ...asked, AImodule: 'Mistralai' }, { token })
  expect([added.status, added.body.results.InfoClass]).toEqual([200, 'intern'])
  const { id } = added.body.results
  const Question = { id, AImodule: 'ChatGPT' as const }
  const moved = await call('questions.update', { Question }, { token })
  expect([moved.status, Object.keys(moved.body.error.fields)]).toEqual([400, ['InfoClass']])
  const { body } = await call('assistant.questions', {}, { token })
  expect(body.results.find((card: any) => card.id === id)).toMatchObject({
    AImodule: 'Mistralai',
    InfoClass: 'intern',
  })
})

test('a new question that names nobody is answered by the first who may take its class', async () => {
  const { token } = await person({ Role: ADMIN })
  const asked = { Subject: 'Klassad', Body: 'Text' }
  const open = await call('questions.add', { ...asked, InfoClass: 'öppen' }, { token })
  expect(open.body.results.AImodule).toBe('ChatGPT')
  const inner = await call('questions.add', { ...asked, InfoClass: 'intern' }, { token })
  expect(inner.body.results).toMatchObject({ AImodule: 'Mistralai', GPTV: 'mistral-large-latest' })
  // Nobody in this stage takes it.
  const refused = await call('questions.add', { ...asked, InfoClass: 'känslig' }, { token })
  expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['InfoClass']])
})

test('a question that no longer fits is refused when it is sent, and nobody is asked', async () => {
  coldStart('assistant.send')
  const { token, id } = await person()
  const { id: QuestionId } = await question({ InfoClass: 'känslig' })
  const before = portal().standIn.getRequests().length
  const { status, body } = await call(
    'assistant.send',
    { QuestionId, FBody: 'känsligt' },
    { token },
  )
  expect([status, body.error.code]).toEqual([409, 'wrong_class'])
  expect([await usageOf(id), portal().standIn.getRequests().length]).toEqual([[], before])
})
