import { limits } from '../../../../shared/limits.ts'
import { accessibilityTexts as texts } from '../../texts/accessibility.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckedForm } from '../../ui/form/CheckedForm.tsx'
import { useKeptFields } from '../../ui/form/formDraft.ts'
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx'
import { Notice } from '../../ui/message/Notice.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useReport } from './useReport.ts'

const blank = { page: '', message: '' }

/** Tells the administrators of something that cannot be used. */
export function ReportForm() {
  const { given, fill, empty } = useKeptFields('report', blank)
  const { busy, refused, wrong, failure, sent, tries, report } = useReport(given, empty)

  const field = (name: keyof typeof blank) => ({
    value: given[name],
    error: wrong[name],
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
      fill(name, target.value),
  })

  return (
    <CheckedForm refused={refused} mt="5" aria-label={texts.report} onSubmit={report}>
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
      <Button type="submit" look="solid" justifySelf="start" aria-disabled={busy}>
        {texts.send}
      </Button>
      <LeaveGuard unsaved={given.message !== ''} />
    </CheckedForm>
  )
}
