import { Box, chakra, Flex } from '@chakra-ui/react'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { mayCall } from '../../../../shared/rules/permissions.ts'
import { config } from '../../api/config.ts'
import { useUser } from '../../api/session/currentUser.ts'
import { Bell } from '../../features/notifications/Bell.tsx'
import { menuTexts } from '../../texts/shell.ts'
import { lazyPart } from '../../ui/lazyPart.ts'
import { paths } from '../../routes/paths.ts'
import { Bar, BarName } from './Bar.tsx'
import { menuFor } from './menu.ts'
import { MenuLink } from './MenuLink.tsx'
import { NavigationDrawer } from './NavigationDrawer.tsx'
import { PersonMenu } from './PersonMenu.tsx'

// Only administrators load it. Without it, the page is still a page.
const ChatWidget = lazyPart(() => import('../../features/chatbot/ChatWidget.tsx'))

const Home = chakra(Link, {
  base: { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0', borderRadius: 'l2' },
})

export function Header() {
  const { productName } = config()
  const { Role } = useUser()
  const entries = menuFor(Role)
  const mayChat = mayCall('admin', Role)
  return (
    <Bar>
      <NavigationDrawer entries={entries} />
      <Home to={paths.home} aria-label={menuTexts.home(productName)}>
        <BarName />
      </Home>
      <Flex
        data-tour="menu"
        as="nav"
        aria-label={menuTexts.label}
        gap="1"
        hideBelow="md"
        height="full"
      >
        {entries.map((entry) => (
          <MenuLink key={entry.to} {...entry} />
        ))}
      </Flex>
      <Flex data-tour="own" align="center" gap="1" ml="auto">
        {mayChat && (
          <Box boxSize="11" display="grid" placeItems="center">
            <Suspense fallback={null}>
              <ChatWidget />
            </Suspense>
          </Box>
        )}
        <Bell />
        <PersonMenu />
      </Flex>
    </Bar>
  )
}
