import { Box, Button, chakra, Text } from '@chakra-ui/react'
import type { Guarding } from '../../../../../../shared/contract/assistant/personalData.ts'
import { guardTexts as texts } from '../../../../texts/assistant/guard.ts'
import { paths } from '../../../../routes/paths.ts'
import { CloseIcon } from '../../../../ui/screenIcons.tsx'
import { TextLink } from '../../../../ui/TextLink.tsx'
import type { ShownGuard } from './useGuard.ts'

const Values = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '1.5', listStyle: 'none' },
})

const Value = chakra('li', {
  base: {
    textStyle: 'sm',
    overflowWrap: 'anywhere',
    textDecoration: 'underline dotted',
    textUnderlineOffset: '3px',
  },
})

const Preview = chakra('details', {
  base: {
    mt: '2',
    textStyle: 'sm',
    '& summary': { cursor: 'pointer', py: '1.5', textDecoration: 'underline' },
  },
})

const Seen = chakra('section', {
  base: {
    p: '3',
    maxHeight: '16rem',
    overflow: 'auto',
    bg: 'bg.muted',
    borderRadius: 'l2',
    fontFamily: 'body',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})

// More than these are in the preview.
const mostShown = 8

type Props = { guard: ShownGuard; guarding: Guarding }

/** What the assistant does not get to see of a text, value by value, and the text as it sees it. */
export function GuardNote({ guard: { hidden, words, hasFound, unmark }, guarding }: Props) {
  const { values, text, counts } = hidden
  const isStopped = guarding === 'stoppa' && hasFound
  const found = values.filter((value) => !words.includes(value))
  return (
    <Box mt="2">
      <Text textStyle="sm" color={isStopped ? 'red.fg' : 'fg.muted'} aria-live="polite">
        {isStopped && texts.stops}
        {!isStopped && (values.length > 0 ? texts.hidden(counts) : texts.help)}
      </Text>
      <TextLink to={paths.protection}>{texts.more}</TextLink>
      {values.length > 0 && (
        <>
          <Values aria-label={texts.values}>
            {found.slice(0, mostShown).map((value) => (
              <Value key={value}>{value}</Value>
            ))}
            {words.map((word) => (
              <li key={word}>
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={texts.show(word)}
                  onClick={() => unmark(word)}
                >
                  {word}
                  <CloseIcon />
                </Button>
              </li>
            ))}
          </Values>
          <Preview>
            <summary>{texts.preview}</summary>
            <Seen tabIndex={0} aria-label={texts.preview}>
              {text}
            </Seen>
          </Preview>
        </>
      )}
    </Box>
  )
}
