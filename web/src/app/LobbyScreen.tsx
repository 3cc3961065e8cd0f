import { Box, Button, Flex } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { isAdmin, mayBook } from '../../../shared/rules/permissions.ts'
import { config } from '../api/config.ts'
import { useUser } from '../api/session/currentUser.ts'
import { limits } from '../../../shared/limits.ts'
import { assistantTab, paths, questionsOf } from '../routes/paths.ts'
import { assistantTexts as texts } from '../texts/assistant.ts'
import { HoldBack } from '../ui/HoldBack.tsx'
import { lazyPart } from '../ui/lazyPart.ts'
import { screens } from './screens.ts'

const LobbyPage = lazy(screens.lobby)
const DashboardPage = lazy(screens.dashboard)

// Without them the lobby is still a lobby.
const NewsBanner = lazyPart(screens.newsBanner)
const RoomsToday = lazyPart(screens.roomsToday)

const news = (
  <Suspense fallback={<HoldBack />}>
    <NewsBanner />
  </Suspense>
)

/** What the assistant's lobby shows beside its questions, the rooms only where they are open to its person. */
function Assistant() {
  const mayBookRooms = mayBook(config().rooms, useUser().Role)
  const rooms = mayBookRooms && (
    <Suspense>
      <RoomsToday />
    </Suspense>
  )
  return <LobbyPage news={news} rooms={rooms} />
}

/** The administrators' lobby: the overview first, and the assistant as everybody has it (docs/requirements.md, "Dashboard"). */
function WithTabs() {
  const [params] = useSearchParams()
  const isAssistant = params.get(assistantTab.name) === assistantTab.value || params.has('fraga')
  const tabs = [
    { to: paths.lobby, label: texts.overview, isHere: !isAssistant },
    {
      to: questionsOf(true),
      label: texts.assistantTab,
      isHere: isAssistant,
    },
  ]
  return (
    <>
      <Box as="nav" aria-label={texts.tabs} maxWidth={`${limits.cardWidth}px`} mx="auto" mb="4">
        <Flex gap="1">
          {tabs.map(({ to, label, isHere }) => (
            <Button key={to} asChild size="sm" variant={isHere ? 'subtle' : 'ghost'}>
              <Link to={to} aria-current={isHere ? 'page' : undefined}>
                {label}
              </Link>
            </Button>
          ))}
        </Flex>
      </Box>
      {isAssistant ? <Assistant /> : <DashboardPage news={news} />}
    </>
  )
}

/** The lobby of whoever is signed in: what stands in it comes from several features. */
export default function LobbyScreen() {
  return isAdmin(useUser().Role) ? <WithTabs /> : <Assistant />
}
