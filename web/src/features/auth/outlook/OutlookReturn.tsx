import { chakra, Spinner } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { config } from '../../../api/config.ts'
import { loadSession } from '../../../api/session/loadSession.ts'
import { type EndedTrip, endTrip, goToOutlook } from '../../../api/session/outlook.ts'
import { currentUser } from '../../../api/session/currentUser.ts'
import { paths } from '../../../routes/paths.ts'
import { outlookTexts } from '../../../texts/auth/outlook.ts'
import { sv } from '../../../texts/sv.ts'
import { AuthLayout } from '../AuthLayout.tsx'
import { hasJustLinked, outlookText } from './outlookRefusals.ts'

const Waiting = chakra('output', {
  base: { display: 'flex', alignItems: 'center', gap: '3', mt: '8', color: 'accent.fg' },
})

/** Gives false for somebody who has to go once more, and is on the way. */
async function isIn({ state, again, notes, refusal }: EndedTrip): Promise<boolean> {
  const session = await loadSession()
  try {
    await session.endOutlook(notes)
    return true
  } catch (error) {
    if (again || !hasJustLinked(refusal)) throw error
    await goToOutlook({ state, again: true })
    return false
  }
}

/** What shows while somebody who is back from Outlook is let in, or sent back to the sign-in page. */
export default function OutlookReturn() {
  const navigate = useNavigate()
  const begun = useRef(false)

  async function comeBack() {
    const trip = endTrip()
    // Takes the answer out of the address; the guard finds in `state` where the person wanted to go.
    const clean = () => navigate(paths.signIn, { replace: true, state: trip.state })
    try {
      if (await isIn(trip)) {
        await clean()
        await currentUser.load()
      }
    } catch (error) {
      await clean()
      currentUser.failOutlook(outlookText(trip.refusal, error))
    }
  }

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void comeBack()
  })

  return (
    <AuthLayout page={sv.signIn.title} heading={sv.signIn.heading(config().productName)}>
      <Waiting>
        <Spinner fontSize="1.25rem" />
        {outlookTexts.returning}
      </Waiting>
    </AuthLayout>
  )
}
