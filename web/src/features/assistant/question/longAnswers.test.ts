import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { path, questionPage } from '../../../testing/lobby.ts'
import { json, serve, stream } from '../../../testing/server.ts'

/** Somebody's answer has come as far as its greatest length. */
async function cutAnswer() {
  const answers = [stream(), stream(), stream()]
  const [first, ...later] = answers
  const requests = serve({ [path]: () => answers.shift()?.response ?? json({}) })
  const shown = await questionPage()
  await shown.person.type(shown.input, 'Min text')
  await shown.person.click(shown.card.getByRole('button', { name: 'Skicka' }))
  await first?.result('Halva sva', { cut: true })
  await shown.card.findByText('Halva sva')
  const sent = async () => {
    const forms = requests.filter(({ url }) => url.endsWith('/send')).map((one) => one.formData())
    return (await Promise.all(forms)).map((one) => [one.get('FBody'), one.get('Continues')])
  }
  return { ...shown, later, sent }
}

test('an answer that was cut off at its greatest length is gone on with where it stopped', async () => {
  const { person, card, input, later, sent } = await cutAnswer()
  expect(card.getAllByText('Svaret blev för långt och slutar mitt i.').length).toBeGreaterThan(0)
  await person.type(input, 'Något nytt')
  await person.click(card.getByRole('button', { name: 'Fortsätt' }))
  expect(card.getByText('Halva sva')).toBeDefined()
  await later[0]?.text('ret')
  await card.findByText('Halva svaret')
  await later[0]?.result('ret är helt.')
  await card.findByText('Halva svaret är helt.')
  expect(card.queryByRole('button', { name: 'Fortsätt' })).toBeNull()
  expect(JSON.stringify(localStorage)).toContain('Något nytt')
  expect(await sent()).toEqual([
    ['Min text', null],
    ['Min text', 'Halva sva'],
  ])
})

test('whoever cannot go on keeps what there was, and tries from the same place again', async () => {
  const { person, card, later, sent } = await cutAnswer()
  await person.click(card.getByRole('button', { name: 'Fortsätt' }))
  await later[0]?.text('ret men')
  await later[0]?.failure('Svaret avbröts på vägen. Försök igen.')
  expect((await card.findByRole('alert')).textContent).toContain('Svaret avbröts på vägen.')
  expect(card.getByText('Halva svaret men')).toBeDefined()
  await person.click(card.getByRole('button', { name: 'Försök igen' }))
  await later[1]?.result('ret.')
  await card.findByText('Halva svaret.')
  expect((await sent()).map(([, begun]) => begun)).toEqual([null, 'Halva sva', 'Halva sva'])
})

test('a second try that brings nothing takes away nothing of what came before', async () => {
  const answers = [stream(), stream()]
  const [first, second] = answers
  serve({ [path]: () => answers.shift()?.response ?? json({}) })
  const { person, card } = await questionPage()
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await first?.text('Halva svaret')
  await first?.failure('Svaret avbröts på vägen. Försök igen.')
  await person.click(await card.findByRole('button', { name: 'Försök igen' }))
  await second?.failure('Tjänsten svarar inte.')
  expect((await card.findByRole('alert')).textContent).toContain('Svaret blev inte klart')
  expect(card.getByText('Tjänsten svarar inte.')).toBeDefined()
  expect(card.getByText('Halva svaret')).toBeDefined()
})

test('the sources that an answer names stand below it as links, by the numbers in its text', async () => {
  const answer = stream()
  serve({ [path]: () => answer.response })
  const { person, card } = await questionPage()
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await answer.result('Så är det [1][3].', {
    sources: [
      { nr: 1, url: 'https://www.scb.se/a', title: 'Folkmängd' },
      { nr: 3, url: 'https://www.av.se/b', title: '' },
    ],
  })
  const sources = within(await card.findByRole('region', { name: 'Källor' }))
  expect(
    sources.getAllByRole('listitem').map((one) => [one.getAttribute('value'), one.textContent]),
  ).toEqual([
    ['1', 'Folkmängd (www.scb.se)'],
    ['3', 'www.av.se'],
  ])
  const link = sources.getByRole('link', { name: 'Folkmängd' })
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    'https://www.scb.se/a',
    '_blank',
    'noopener noreferrer',
  ])
})

test('the sources of what was cut stay when only a second try goes on with it', async () => {
  const answers = [stream(), stream(), stream()]
  const [first, second, third] = answers
  serve({ [path]: () => answers.shift()?.response ?? json({}) })
  const { person, card } = await questionPage()
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  const sources = [{ nr: 1, url: 'https://www.scb.se/a', title: 'Folkmängd' }]
  await first?.result('Så är det [1], och ', { cut: true, sources })
  await person.click(await card.findByRole('button', { name: 'Fortsätt' }))
  await second?.failure('Svaret avbröts på vägen. Försök igen.')
  await person.click(await card.findByRole('button', { name: 'Försök igen' }))
  await third?.result('så förblir det.')
  const shown = within(await card.findByRole('region', { name: 'Källor' }))
  expect(shown.getByText('Folkmängd')).toBeDefined()
})
