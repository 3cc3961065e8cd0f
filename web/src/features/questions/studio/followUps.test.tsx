import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { studio } from '../../../testing/studio.ts'
import { followUpsIn, textOfFollowUps } from '../followUpsText.ts'

const FollowUps = ['Kortare, och utan siffror', 'På engelska']

test('a way to ask on that has a comma stays one when something else is changed', async () => {
  const { person, saved } = await studio({ FollowUps })
  const box = screen.getByLabelText('Förslag på ändringar')
  expect(box).toHaveProperty('value', FollowUps.join('\n'))
  await person.type(screen.getByLabelText('Rubrik'), '!')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved).toMatchObject([{ FollowUps }])
})

test('blank lines are no ways to ask on', () => {
  expect(followUpsIn(' Kortare \n\n  \nPå engelska\n')).toEqual(['Kortare', 'På engelska'])
  expect(followUpsIn(textOfFollowUps([]))).toEqual([])
})
