import * as z from 'zod/mini'
import type { QuestionField } from '../../../../../shared/rules/questions/fields.ts'
import { misfitOf } from '../../../../../shared/rules/questions/placeholders.ts'
import { faultsIn } from '../../../../../shared/rules/questionForm/faultsIn.ts'
import { plainText } from '../../../ui/plainText.ts'

type Checked = {
  Question?: string | undefined
  Body?: string | undefined
  Fields?: QuestionField[] | undefined
}

/** What else the server asks of a question's text and its form, once either of them is sent. */
export const fitting = <T extends Checked>() =>
  z.check<T>(({ value, issues }) => {
    const { Question, Body, Fields } = value
    if (Fields === undefined) return
    const tell = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', path, message, input: value })
    const { text, fields } = misfitOf(plainText(Question ?? Body ?? ''), Fields)
    if (text !== undefined) tell([Question === undefined ? 'Body' : 'Question'], text)
    if (fields !== undefined) tell(['Fields'], fields)
    for (const fault of faultsIn(Fields)) tell(['Fields', ...fault.path], fault.text)
  })
