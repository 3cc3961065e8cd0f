import { Box, Button, chakra, Flex, Grid, Heading, Stack } from '@chakra-ui/react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { limits } from '../../../../../shared/limits.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { lobbyTexts } from '../../../texts/assistant/card.ts'
import { RetryIcon } from '../../../ui/screenIcons.tsx'
import { Unloaded } from '../../../ui/dialog/Unloaded.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { Categories } from './Categories.tsx'
import { Greeting } from './Greeting.tsx'
import { LastAnswers } from './LastAnswers.tsx'
import { Tiles } from './Tiles.tsx'
import { useNewQuestions } from './useNewQuestions.ts'
import { searchKeys, useSearchKeys } from './useSearchKeys.ts'
import { useTiles } from './useTiles.ts'

const ProposeDialog = lazyPart(() => import('../propose/ProposeDialog.tsx'), Unloaded)

// Below the tiles, where there is no room beside them, it comes once they move it no more, or a second later (HoldBack.tsx).
const Beside = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minWidth: '0',
    ':has([data-coming]) + &': {
      visibility: { base: 'hidden', xl: 'visible' },
      animation: 'appear 1ms 1s forwards',
    },
  },
})

/** The prepared questions, one's last answers, and what is new (docs/requirements.md, "Lobby"). */
export function Lobby({ news, rooms }: { news: ReactNode; rooms: ReactNode }) {
  const search = useRef<HTMLDivElement>(null)
  const found = useTiles()
  const startAnew = useNewQuestions()
  const { entry, enter } = useSearchKeys(search)
  const [isProposing, propose] = useState(false)

  return (
    <Box maxWidth={`${limits.cardWidth}px`} mx="auto">
      <Greeting />
      <Grid mt="4" gap="6" templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 18rem' }}>
        <Stack as="section" gap="3" minWidth="0">
          <Flex
            ref={search}
            onKeyDown={enter}
            align="center"
            justify="space-between"
            gap="3"
            wrap="wrap"
          >
            <Heading as="h2" textStyle="title" mr="auto">
              {lobbyTexts.list}
            </Heading>
            <SearchField
              label={texts.search}
              placeholder={texts.searchPlaceholder}
              keys={{ named: searchKeys, help: texts.searchKey }}
              term={found.search}
              onSearch={found.setSearch}
            />
            <Button variant="outline" onClick={startAnew}>
              <RetryIcon />
              {lobbyTexts.newQuestions}
            </Button>
          </Flex>
          <Categories {...found} />
          <chakra.output srOnly>
            {found.found !== undefined && texts.found(found.found)}
          </chakra.output>
          <Tiles {...found} entry={entry} onPropose={() => propose(true)} />
        </Stack>
        <Beside>
          {news}
          <LastAnswers />
          {rooms}
        </Beside>
      </Grid>
      {isProposing && (
        <Suspense>
          <ProposeDialog onClose={() => propose(false)} />
        </Suspense>
      )}
    </Box>
  )
}
