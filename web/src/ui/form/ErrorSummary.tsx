import { Box, chakra, Heading } from '@chakra-ui/react'
import { useId } from 'react'
import { formTexts } from '../../texts/forms.ts'
import { WarningIcon } from '../icons.tsx'
import { Worded } from '../Worded.tsx'
import { errorTone, messageStyle } from '../message/messageStyle.ts'

const Frame = chakra('section', { base: { ...messageStyle, ...errorTone, gridColumn: '1 / -1' } })

// Also within a longer text, whose lists and links look otherwise.
const List = chakra('ul', { base: { '&&&': { listStyle: 'none', pl: '0', mt: '1' } } })

const FieldLink = chakra('a', {
  base: {
    display: 'inline-block',
    py: '1',
    borderRadius: 'l1',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    '&&&': { color: 'inherit', textDecorationLine: 'underline' },
    _hover: { textDecorationThickness: '2px' },
  },
})

// A label may be a question.
const ended = (label: string) => (/[?!:.]$/.test(label) ? label : `${label}:`)

type Props = {
  id: string
  /** The heading's level: below that of what it stands in. */
  level?: 2 | 3
  /** The wrong fields, in their order. */
  rows: { id: string; label: string; text: string }[]
}

/**
 * What is wrong with a form, above its fields, with a way to each of them (WCAG 3.3.1; the pattern is GOV.UK's). It gets
 * the focus when it comes, which is what makes a screen reader read it out.
 */
export function ErrorSummary({ id, level = 3, rows }: Props) {
  const titleId = useId()
  return (
    <Frame id={id} tabIndex={-1} aria-labelledby={titleId}>
      <WarningIcon />
      <Box minWidth="0" alignSelf="center" overflowWrap="anywhere">
        <Heading as={`h${level}`} id={titleId} fontWeight="600" m="0">
          {formTexts.mend(rows.length)}
        </Heading>
        <List>
          {rows.map((row) => (
            <li key={row.id}>
              <FieldLink
                href={`#${row.id}`}
                onClick={(event) => {
                  // The way there is no navigation: nothing that was typed is left behind.
                  event.preventDefault()
                  document.getElementById(row.id)?.focus()
                }}
              >
                <strong>{ended(row.label)}</strong> <Worded text={row.text} />
              </FieldLink>
            </li>
          ))}
        </List>
      </Box>
    </Frame>
  )
}
