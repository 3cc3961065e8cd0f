import { chakra } from '@chakra-ui/react'
import { demandsOnPassword } from '../../../../shared/rules/people/password.ts'
import { ruleTexts } from '../../texts/rules.ts'
import { passwordTexts } from '../../texts/auth/passwords.ts'
import { CheckIcon } from '../icons.tsx'

const List = chakra('ul', { base: { listStyle: 'none', mt: '1', display: 'grid', gap: '0.5' } })

const Rule = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    // Where the tick will be.
    '& > :first-of-type:not(p)': { flex: 'none', width: '4', height: '4' },
  },
  variants: { met: { true: { color: 'green.fg' } } },
})

const Open = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    _before: { content: '""', boxSize: '1.5', borderRadius: 'full', bg: 'currentColor' },
  },
})

// Seldom broken: told of only then.
const always = 4

/** What a new password has to have, ticked off while it is typed (docs/requirements.md, "Password rule"). */
export function PasswordRules({ password }: { password: string }) {
  const typed = password !== ''
  const all = demandsOnPassword(password)
  const shown = all.filter(({ met }, index) => index < always || !met)
  return (
    <>
      <p>{passwordTexts.newPassword.hint}</p>
      <List>
        {shown.map(({ text, met }) => (
          <Rule key={text} met={typed && met}>
            {typed && met ? <CheckIcon /> : <Open aria-hidden />}
            <p>
              {ruleTexts.demand(text)}
              {typed && (
                <chakra.span srOnly>
                  , {met ? passwordTexts.newPassword.met : passwordTexts.newPassword.unmet}
                </chakra.span>
              )}
            </p>
          </Rule>
        ))}
      </List>
      <chakra.output srOnly>
        {typed && all.every(({ met }) => met) && passwordTexts.newPassword.complete}
      </chakra.output>
    </>
  )
}
