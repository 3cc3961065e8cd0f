import type { UserSummary } from '../../../../shared/contract/users.ts'
import { lazy } from '../../../../shared/lazy.ts'
import { nameOf } from '../../../../shared/rules/people/names.ts'
import { formTexts } from '../../texts/forms.ts'
import { userTexts } from '../../texts/users.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'

// More names than these nobody reads before pressing.
const mostNames = 8

const inWords = lazy(() => new Intl.ListFormat('sv', { type: 'conjunction' }))

function namesOf(people: readonly UserSummary[]): string {
  const names = people.map(nameOf)
  if (names.length <= mostNames) return inWords().format(names)
  return `${names.slice(0, mostNames).join(', ')} ${userTexts.andMore(names.length - mostNames)}`
}

const questionAbout = (people: readonly UserSummary[]) =>
  people.length === 1
    ? userTexts.deleteOne(namesOf(people))
    : userTexts.deleteMany(people.length, namesOf(people))

type Props = {
  people: readonly UserSummary[]
  onClose: () => void
  onConfirm: (people: readonly UserSummary[]) => void
}

/** Asks before people are deleted; closes on either answer (docs/requirements.md, "Dialogs"). */
export function DeleteUsersDialog({ people, onClose, onConfirm }: Props) {
  function confirm() {
    onClose()
    onConfirm(people)
  }

  const many = people.length > 1
  return (
    <ConfirmDialog
      title={many ? userTexts.deleteTitleMany : userTexts.deleteTitle}
      question={questionAbout(people)}
      help={many ? userTexts.deleteHelpMany : userTexts.deleteHelp}
      cancel={formTexts.cancel}
      confirm={formTexts.delete}
      onCancel={onClose}
      onConfirm={confirm}
    />
  )
}
