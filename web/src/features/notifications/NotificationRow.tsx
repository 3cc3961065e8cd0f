import { chakra, Span, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { Notification } from '../../../../shared/contract/notifications.ts'
import { type Conversation, lastAnswer } from '../../api/answering/conversation.ts'
import { config } from '../../api/config.ts'
import { useUser } from '../../api/session/currentUser.ts'
import { questionPageOf } from '../../routes/paths.ts'
import { assistantTexts } from '../../texts/assistant.ts'
import { noticeTexts } from '../../texts/notifications.ts'
import { minuteOf } from '../../ui/dates.ts'
import { placeOf } from './placeOf.ts'

const Row = chakra('li', {
  base: {
    position: 'relative',
    px: '3',
    py: '2.5',
    borderRadius: 'l2',
    overflowWrap: 'anywhere',
    '&:has(a):hover': { bg: 'bg.emphasized' },
    '& + &': { mt: '0.5' },
  },
})

// All of the row is its place to press.
const Place = chakra(Link, {
  base: {
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l2' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '-2px' },
    },
  },
})

const Fresh = chakra('span', {
  base: {
    display: 'inline-block',
    boxSize: '2',
    mr: '2',
    borderRadius: 'full',
    // A border is also seen where a person's own colours replace the backgrounds.
    borderWidth: '0.25rem',
    borderColor: 'accent.solid',
    verticalAlign: 'middle',
  },
})

const NewMark = () => (
  <Fresh>
    <Span srOnly>{noticeTexts.fresh}</Span>
  </Fresh>
)

type Props = { notice: Notification; isFresh: boolean; onFollow: () => void }

/** Who did what, and when. It leads to what it is about. */
export function NotificationRow({ notice, isFresh, onFollow }: Props) {
  const { Name, message, sdate, about } = notice
  const to = placeOf(about, useUser().Role)
  return (
    <Row>
      <Text textStyle="label">
        {isFresh && <NewMark />}
        {Name}
      </Text>
      <Text textStyle="sm">
        {to === undefined ? (
          message
        ) : (
          <Place to={to} onClick={onFollow}>
            {message}
          </Place>
        )}
      </Text>
      <chakra.time
        dateTime={sdate}
        textStyle="sm"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {minuteOf(sdate)}
      </chakra.time>
    </Row>
  )
}

type Answered = { conversation: Conversation; isFresh: boolean; onFollow: () => void }

/** An answer that came, or did not, while its person was elsewhere. It leads to it. */
export function AnswerNotificationRow({ conversation, isFresh, onFollow }: Answered) {
  const { question } = conversation
  const isDone = lastAnswer(conversation).phase === 'done'
  return (
    <Row>
      <Text textStyle="label">
        {isFresh && <NewMark />}
        {config().assistantName}
      </Text>
      <Text textStyle="sm">
        <Place to={questionPageOf(question.id)} onClick={onFollow}>
          {(isDone ? assistantTexts.arrived : assistantTexts.notArrived)(question.label)}
        </Place>
      </Text>
    </Row>
  )
}
