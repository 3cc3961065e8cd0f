import { Box, Button, Flex } from '@chakra-ui/react'
import { type ReactNode, lazy } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { limits } from '../../../shared/limits.ts'
import { assistantTab, paths, questionsOf } from '../routes/paths.ts'
import { assistantTexts as texts } from '../texts/assistant.ts'
import { screens } from './screens.ts'

const LobbyPage = lazy(screens.lobby)
const DashboardPage = lazy(screens.dashboard)

/** The administrators' lobby: the overview first, and the assistant as everybody has it (docs/requirements.md, "Dashboard"). */
export default function LobbyTabs({ news }: { news: ReactNode }) {
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
      {isAssistant ? <LobbyPage news={news} /> : <DashboardPage news={news} />}
    </>
  )
}
