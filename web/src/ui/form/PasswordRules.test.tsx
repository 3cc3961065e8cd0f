import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { system } from '../../app/theme/system.ts'
import { PasswordRules } from './PasswordRules.tsx'

function rulesFor(password: string) {
  render(
    <ChakraProvider value={system()}>
      <PasswordRules password={password} />
    </ChakraProvider>,
  )
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

test('the four rules are told before anything is typed', () => {
  expect(rulesFor('')).toEqual([
    'minst 8 tecken',
    'minst en stor bokstav (A–Z)',
    'minst en liten bokstav (a–z)',
    'minst en siffra',
  ])
  expect(screen.getByText('Krav på lösenordet:')).toBeDefined()
})

test('each is ticked off while it is typed, and a screen reader hears which', () => {
  expect(rulesFor('Portal')).toEqual([
    'minst 8 tecken, saknas',
    'minst en stor bokstav (A–Z), uppfyllt',
    'minst en liten bokstav (a–z), uppfyllt',
    'minst en siffra, saknas',
  ])
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a good password is told to be good', () => {
  rulesFor('Portalen1')
  expect(screen.getByRole('status').textContent).toBe('Lösenordet uppfyller alla krav.')
})

test('a space at its end is told of once it is there', () => {
  expect(rulesFor('Portalen1 ').at(-1)).toBe('inga mellanslag först eller sist, saknas')
  expect(screen.getByRole('status').textContent).toBe('')
})
