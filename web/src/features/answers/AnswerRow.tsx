import { Badge, chakra, Flex, Heading, IconButton, Span, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { OwnAnswer } from '../../../../shared/contract/assistant/ownAnswer.ts'
import { limits } from '../../../../shared/limits.ts'
import { questionPageOf } from '../../routes/paths.ts'
import { ownAnswerTexts as texts } from '../../texts/assistant.ts'
import { dayOf, minuteOf } from '../../ui/dates.ts'
import { PinIcon } from '../../ui/screenIcons.tsx'
import { DeleteIcon } from '../../ui/list/listIcons.tsx'

const Row = chakra('li', {
  base: {
    position: 'relative',
    p: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    overflowWrap: 'anywhere',
    _hover: { borderColor: 'border.emphasized' },
  },
})

// All of the row is its place to press; its buttons lie above it.
const Place = chakra(Link, {
  base: {
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l3' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
    },
  },
})

const Begins = chakra('p', { base: { textStyle: 'sm', lineClamp: '2', mt: '1' } })

const begun = (text: string) => (text.length < limits.answerBegins ? text : `${text}…`)

const words = { answered: '', cut: texts.cut, stopped: texts.stopped, failed: texts.unfinished }

type Props = { answer: OwnAnswer; onPin: () => void; onDelete: () => void }

/** One of one's own answers: about what, when, and how it begins. */
export function AnswerRow({ answer, onPin, onDelete }: Props) {
  const { id, QuestionId, Question, asked, begins, ending, turns, Pinned, sdate, until } = answer
  const word = words[ending]
  const when = minuteOf(sdate)
  const whenId = useId()
  return (
    <Row>
      <Flex gap="3" justify="space-between">
        <Heading as="h2" textStyle="label">
          <Place to={questionPageOf(QuestionId, id)} aria-describedby={whenId}>
            {Question}
          </Place>
        </Heading>
        <Flex gap="1" position="relative" my="-1.5" mr="-1.5">
          <IconButton
            variant="ghost"
            size="sm"
            color={Pinned ? 'accent.fg' : 'fg.muted'}
            aria-label={Pinned ? texts.unpin(Question, when) : texts.pin(Question, when)}
            onClick={onPin}
          >
            <PinIcon />
          </IconButton>
          <IconButton
            variant="ghost"
            size="sm"
            color="fg.muted"
            aria-label={texts.delete(Question, when)}
            onClick={onDelete}
          >
            <DeleteIcon />
          </IconButton>
        </Flex>
      </Flex>
      {asked !== '' && (
        <Begins>
          <Span color="fg.muted">{texts.asked}: </Span>
          {begun(asked)}
        </Begins>
      )}
      <Begins>{begins === '' ? texts.noText : begun(begins)}</Begins>
      <Flex gap="2" mt="2" align="center" wrap="wrap" textStyle="sm" color="fg.muted">
        <time id={whenId} dateTime={sdate}>
          {when}
        </time>
        {turns > 1 && <span>{texts.turns(turns)}</span>}
        {word !== '' && <Badge>{word}</Badge>}
        <Text ml="auto">{texts.until(dayOf(until))}</Text>
      </Flex>
    </Row>
  )
}
