import { expect, test } from 'vitest'
import { addDays, dayInWords, dayOf, momentOf } from '../../../shared/rules/days.ts'
import { ADMIN } from '../../../shared/rules/permissions.ts'
import { noticesOf } from '../../../infra/testing/functions/notifications.ts'
import { person } from '../../../infra/testing/functions/people.ts'
import { usePortal } from '../../../infra/testing/functions/portal.ts'
import { question } from '../../../infra/testing/functions/questions.ts'
import { invoke } from '../../../infra/local/gateway/lambdas.ts'
import { modelEnds } from '../../stores/questions/modelEnds.ts'

const end = addDays(dayOf(new Date()), 8)
usePortal(async () => ({
  schedules: false,
  env: { MODEL_ENDS: JSON.stringify({ 'gpt-4o': end }) },
}))

test.each([
  [-1, 'slutar'],
  [0, 'slutade'],
  [1, 'slutade'],
])(
  'administrators who are told %i days after a model’s day read that it %s',
  async (days, word) => {
    const administrator = await person({ Role: ADMIN })
    await question({ GPTV: 'gpt-4o' })
    const time = momentOf(addDays(end, days), 12 * 60).toISOString()
    await invoke('questions.modelClock', { time })
    const told = (await noticesOf(administrator)).map(({ message }) => message)
    expect(told.filter((one) => one.includes(` ${word} ${dayInWords(end)}. `))).toHaveLength(1)
    for (const one of await modelEnds.all()) await modelEnds.remove(one)
  },
)
