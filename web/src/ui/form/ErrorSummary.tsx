import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef } from 'react'
import { formTexts } from '../../texts/forms.ts'
import { type Fault, focusFault } from './faults.ts'
import { WarningIcon } from '../icons.tsx'
import { errorTone, messageStyle } from '../message/messageStyle.ts'

const Frame = chakra('section', { base: { ...messageStyle, ...errorTone, gridColumn: '1 / -1' } })

// Also within a longer text, whose lists and links look otherwise.
const List = chakra('ul', { base: { '&&&': { listStyle: 'none', pl: '0', mt: '1' } } })

const FieldLink = chakra('a', {
  base: {
    display: 'inline-block',
    py: '1',
    borderRadius: 'small',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    '&&&': { color: 'inherit', textDecorationLine: 'underline' },
    _hover: { textDecorationThickness: '2px' },
  },
})

/**
 * What is wrong with a form, above its fields, with a way to each of them (WCAG 3.3.1; the pattern is GOV.UK's). It takes
 * the focus when it comes, which is what makes a screen reader read it out.
 */
export function ErrorSummary({ faults }: { faults: Fault[] }) {
  const summary = useRef<HTMLElement>(null)
  const titleId = useId()

  useEffect(() => summary.current?.focus(), [])

  return (
    <Frame ref={summary} tabIndex={-1} aria-labelledby={titleId}>
      <WarningIcon />
      <Box minWidth="0" alignSelf="center" overflowWrap="anywhere">
        <chakra.h3 id={titleId} fontWeight="600" m="0">
          {formTexts.mend(faults.length)}
        </chakra.h3>
        <List>
          {faults.map((fault) => (
            <li key={fault.id}>
              <FieldLink
                href={`#${fault.id}`}
                onClick={(event) => {
                  // The way there is no navigation: nothing that was typed is left behind.
                  event.preventDefault()
                  focusFault(fault)
                }}
              >
                <strong>{fault.label}:</strong> {fault.text}
              </FieldLink>
            </li>
          ))}
        </List>
      </Box>
    </Frame>
  )
}
