import { Box, chakra, Heading, Skeleton, Text } from '@chakra-ui/react'
import { useEffect, useId } from 'react'
import { Link } from 'react-router-dom'
import { useUnseenAnswers } from '../../../api/answering/conversations.ts'
import { config } from '../../../api/config.ts'
import { paths, questionPageOf } from '../../../routes/paths.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { Card } from '../../../ui/Card.tsx'
import { HoldBack } from '../../../ui/HoldBack.tsx'
import { minuteOf } from '../../../ui/dates.ts'
import { ReadFailed } from '../../../ui/message/ReadFailed.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { useLatestAnswers } from '../assistant.queries.ts'

const most = 4

const Item = chakra('li', {
  base: {
    position: 'relative',
    py: '2',
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
  },
})

const Place = chakra(Link, {
  base: {
    textStyle: 'label',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
})

const Begins = chakra('p', {
  base: { textStyle: 'sm', color: 'fg.muted', truncate: true },
})

/** The answers that somebody got last, each a press away. */
export function LastAnswers() {
  const headingId = useId()
  const { data, error, isError, refetch } = useLatestAnswers()
  // What has come while its person stands here is one of them.
  const come = useUnseenAnswers().length
  useEffect(() => {
    if (come > 0) void refetch({ cancelRefetch: false })
  }, [come, refetch])
  if (config().ownAnswerDays === 0) return null
  return (
    <>
      <Card aria-labelledby={headingId} size="sm">
        <Heading as="h2" id={headingId} textStyle="heading">
          {texts.lastAnswers}
        </Heading>
        {isError && !data && (
          <Box mt="3">
            <ReadFailed title={texts.lastFailed} error={error} onRetry={() => void refetch()} />
          </Box>
        )}
        {!data && !isError && <Skeleton mt="3" height="8rem" />}
        {data?.length === 0 && (
          <Text mt="2" color="fg.muted">
            {texts.noAnswers}
          </Text>
        )}
        {data && data.length > 0 && (
          <>
            <chakra.ul listStyleType="none" mt="1">
              {data.slice(0, most).map(({ id, QuestionId, Question, asked, begins, sdate }) => (
                <Item key={id}>
                  <Place to={questionPageOf(QuestionId, id)}>{Question}</Place>
                  <Begins>
                    {[minuteOf(sdate), asked || begins].filter((one) => one !== '').join(' · ')}
                  </Begins>
                </Item>
              ))}
            </chakra.ul>
            <TextLink to={paths.answers} mt="2" display="inline-block">
              {texts.allAnswers}
            </TextLink>
          </>
        )}
      </Card>
      {!data && !isError && <HoldBack />}
    </>
  )
}
