import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isAdmin } from '../../../../shared/rules/permissions.ts'
import { config } from '../../api/config.ts'
import { useUser } from '../../api/session/currentUser.ts'
import { whenIdle } from '../../api/whenIdle.ts'
import { tourTexts } from '../../texts/tour.ts'
import { writing } from '../../routes/paths.ts'
import { closeTour, isClosedHere } from './closedTour.ts'

const latestMs = 3_000

function stepsFor(Role: number) {
  const { productName, assistantName } = config()
  return [
    {
      of: 'menu',
      title: tourTexts.welcome(productName),
      description: isAdmin(Role) ? tourTexts.administrators : tourTexts.staff(assistantName),
    },
    { of: 'own', title: tourTexts.own, description: tourTexts.ownHelp },
  ]
}

// A dialog with its own address lies above everything, the tour too: that comes when it is closed.
const isCovered = (pathname: string) =>
  Object.values(writing).some((end) => pathname.endsWith(`/${end}`))

/** Shows the tour to whoever is here for the first time, until they close it (docs/requirements.md, "Product tour"). */
export function useTour() {
  const { id, Role, Tour } = useUser()
  const { pathname } = useLocation()
  const isDue = config().tour && Tour
  const isShown = isDue && !isCovered(pathname)

  useEffect(() => {
    if (!isShown) return undefined
    if (isClosedHere(id)) return void closeTour(id)
    let isOver = false
    let takeAway = () => {}
    const show = async () => {
      if (isOver) return
      const { showTour } = await import('./showTour.ts')
      if (!isOver) takeAway = showTour(stepsFor(Role), () => void closeTour(id))
    }
    // What it points at comes first. Without the tour, the portal is still the portal.
    whenIdle(() => void show().catch(() => undefined), { timeout: latestMs })
    return () => {
      isOver = true
      takeAway()
    }
  }, [isShown, id, Role])
}
