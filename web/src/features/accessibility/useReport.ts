import { useState } from 'react'
import { accessibilityReport } from '../../../../shared/contract/accessibility.ts'
import { api } from '../../api/client.ts'
import { textOf } from '../../api/errors.ts'
import { accessibilityTexts } from '../../texts/accessibility.ts'
import { toaster } from '../../ui/message/toaster.ts'
import { useStillWrong } from '../../ui/form/useStillWrong.ts'
import { refusedFields, type Wrong, wrongIn } from '../../ui/form/wrongFields.ts'

type Given = { page: string; message: string }
type Outcome = { busy: boolean; sent: boolean; wrong: Wrong; failure?: string }

const idle: Outcome = { busy: false, sent: false, wrong: {} }

/** Sends a report. `wrong` and `failure` say why it did not work; `tries` counts. */
export function useReport(given: Given, onSent: () => void) {
  const [outcome, setOutcome] = useState(idle)
  const [tries, setTries] = useState(0)

  const check = () => wrongIn(accessibilityReport, given, {})

  async function send() {
    await api.accessibility.report(given)
    toaster.success(accessibilityTexts.sent)
    setOutcome({ ...idle, sent: true })
    onSent()
  }

  function explain(error: unknown) {
    const wrong = refusedFields(error)
    const isTold = Object.keys(wrong).length > 0
    setOutcome({ ...idle, wrong, ...(!isTold && { failure: textOf(error) }) })
  }

  async function report() {
    if (outcome.busy) return
    setTries(tries + 1)
    const wrong = check()
    if (Object.keys(wrong).length > 0) return setOutcome({ ...idle, wrong })
    setOutcome({ ...idle, busy: true })
    await send().catch(explain)
  }

  return {
    ...outcome,
    ...useStillWrong(outcome.wrong, given, check),
    tries,
    report: () => void report(),
  }
}
