import { Button } from '@chakra-ui/react'
import { accessibilityReport } from '../../../../shared/contract/accessibility.ts'
import { limits } from '../../../../shared/limits.ts'
import { accessibilityApi } from '../../api/accessibility.ts'
import { accessibilityTexts as texts } from '../../texts/accessibility.ts'
import { Form } from '../../ui/form/Form.tsx'
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { Notice } from '../../ui/message/Notice.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { toaster } from '../../ui/message/toaster.ts'

const labels = { page: texts.page, message: texts.message }
const blank = { page: '', message: '' }

/** Tells the administrators of something that cannot be used. */
export function ReportForm() {
  const form = useForm({ draft: 'report', labels, stored: blank, rule: accessibilityReport })
  const { busy, done, failure, field, tries, values } = form

  const report = () =>
    form.submit(async (given) => {
      await accessibilityApi.report(given.values)
      toaster.success(texts.sent)
    })

  return (
    <Form form={form} mt="5" aria-label={texts.report} onSubmit={report}>
      {done && <Notice tone="success" title={texts.thanks} />}
      {failure && <FormFailure key={tries} {...failure} />}
      <TextField {...field('page')} maxLength={limits.reportPage} />
      <TextArea {...field('message')} rows={5} maxLength={limits.reportText} required />
      <Button type="submit" variant="solid" justifySelf="start" aria-disabled={busy}>
        {texts.send}
      </Button>
      <LeaveGuard unsaved={values.message !== ''} />
    </Form>
  )
}
