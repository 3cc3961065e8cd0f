import { Stack } from '@chakra-ui/react'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { limits } from '../../../../shared/limits.ts'
import { accessibilityTexts as texts } from '../../texts/accessibility.ts'
import { Button } from '../../ui/Button.tsx'
import { useKeptFields } from '../../ui/keptEdits.ts'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { focusWrong } from '../../ui/wrongFields.ts'
import { useReport } from './useReport.ts'

const blank = { page: '', message: '' }

/** Tells the administrators of something that cannot be used. */
export function ReportForm() {
  const { given, fill, empty } = useKeptFields('report', blank)
  const form = useRef<HTMLFormElement>(null)
  const { busy, wrong, failure, sent, tries, report } = useReport(empty)

  useEffect(() => {
    if (Object.keys(wrong).length > 0) focusWrong(form.current)
  }, [wrong])

  const field = (name: keyof typeof blank) => ({
    value: given[name],
    error: wrong[name],
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
      fill(name, target.value),
  })
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    report(given)
  }

  return (
    <form ref={form} noValidate onSubmit={send} aria-label={texts.report}>
      <Stack gap="5" mt="5" align="flex-start" css={{ '& > *': { width: '100%' } }}>
        {sent && <Notice tone="success" title={texts.thanks} />}
        {failure !== undefined && <Notice key={tries} tone="error" title={failure} />}
        <TextField {...field('page')} label={texts.page} maxLength={limits.reportPage} />
        <TextArea
          {...field('message')}
          label={texts.message}
          rows={5}
          maxLength={limits.reportText}
          required
        />
        <Button type="submit" look="solid" alignSelf="flex-start" width="auto" aria-disabled={busy}>
          {texts.send}
        </Button>
      </Stack>
      <LeaveGuard unsaved={given.message !== ''} />
    </form>
  )
}
