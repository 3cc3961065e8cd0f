import { Badge, chakra, Flex, Heading, IconButton, Text } from '@chakra-ui/react'
import { memo } from 'react'
import type { Card } from '../../../../../shared/contract/assistant.ts'
import { useProgress } from '../../../api/answering/conversations.ts'
import { config } from '../../../api/config.ts'
import { useUser } from '../../../api/session/currentUser.ts'
import { questionPageOf } from '../../../routes/paths.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { CertificateText } from '../../../ui/CertificateText.tsx'
import { ageOf, shortCertificate } from '../../../ui/certificateLine.ts'
import { focusLeftOver } from '../../../ui/list/focusLeftOver.ts'
import { StarIcon } from '../../../ui/screenIcons.tsx'
import { whereLineOf } from '../../../ui/whereTo.ts'
import { hasDraft } from '../drafts.ts'
import { useFavourite } from './useFavourite.ts'

const Frame = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minHeight: '5.5rem',
    minWidth: '0',
    p: '2.5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    boxShadow: 'xs',
    overflowWrap: 'anywhere',
    // What is out of sight costs nothing until it is scrolled to.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 6rem',
    _hover: { borderColor: 'border.emphasized', boxShadow: 'sm' },
  },
})

// All of the tile is its place to press; the star lies above it. The list leads there (Tiles.tsx): a router's link is drawn
// again with each letter of a search, which the address keeps, and here are hundreds.
const Place = chakra('a', {
  base: {
    lineClamp: '2',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l3' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '-2px' },
    },
  },
})

const Subtext = chakra('p', {
  base: { fontSize: '0.8125rem', lineHeight: '1.35', color: 'fg.muted', lineClamp: '2' },
})

function Star({ question }: { question: Card }) {
  const { isStarred, toggle } = useFavourite(question.id)
  const label = question.QuestionLabel
  return (
    <IconButton
      variant="ghost"
      size="sm"
      position="absolute"
      top="0.5"
      right="0.5"
      color={isStarred ? 'accent.fg' : 'fg.muted'}
      aria-label={isStarred ? texts.unstar(label) : texts.star(label)}
      onClick={() => {
        toggle()
        // Among one’s most used ones the tile may go with its star.
        focusLeftOver()
      }}
    >
      <StarIcon filled={isStarred} />
    </IconButton>
  )
}

/** Where what one writes there goes, and what the question's trials said. */
function Quietly({ question }: { question: Card }) {
  const { Certificate } = question
  return (
    <Flex
      wrap="wrap"
      columnGap="2"
      mt="auto"
      pt="1"
      color="fg.muted"
      css={{ '&, & *': { textStyle: 'xs' } }}
    >
      <Text>{whereLineOf(question, true)}</Text>
      {Certificate && (
        <CertificateText
          text={shortCertificate(Certificate)}
          isOld={ageOf(Certificate) !== undefined}
        />
      )}
    </Flex>
  )
}

/** Whether something of one's own waits behind a tile, in a word. */
function Progress({ questionId }: { questionId: string }) {
  const { id } = useUser()
  const progress = useProgress(questionId)
  if (progress === 'running') return <Badge>{texts.running(config().assistantName)}</Badge>
  if (progress === 'unseen')
    return (
      <Badge variant="subtle" colorPalette="green">
        {texts.unseen}
      </Badge>
    )
  if (progress === 'seen') return <Badge>{texts.seen}</Badge>
  return hasDraft(id, questionId) ? <Badge>{texts.draft}</Badge> : null
}

/** A prepared question in the lobby: what it is for, and the way to it. */
export const Tile = memo(({ question }: { question: Card }) => (
  <Frame>
    <Heading as="h3" textStyle="label" pr="8">
      <Place href={questionPageOf(question.id)} data-tile={question.id}>
        {question.QuestionLabel}
      </Place>
    </Heading>
    {question.subtext !== '' && <Subtext>{question.subtext}</Subtext>}
    <Quietly question={question} />
    <chakra.div pt="1" _empty={{ display: 'none' }}>
      <Progress questionId={question.id} />
    </chakra.div>
    <Star question={question} />
  </Frame>
))
