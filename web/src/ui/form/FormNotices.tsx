import { Notice } from '../message/Notice.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { FormFailure } from './FormFailure.tsx'
import type { FormOf } from './useForm.ts'

type Props<Name extends string> = {
  form: Pick<
    FormOf<Name>,
    'conflicts' | 'failure' | 'field' | 'gone' | 'overtaken' | 'take' | 'tries'
  >
  /** What tells that somebody else has saved meanwhile, and how people read what now is stored in a field. */
  conflict: string
  shown: (name: Name) => string
  /** What tells that somebody else has deleted what is edited here. */
  gone?: { title: string; help: string }
}

/** Why a form over what is stored could not be saved, where it is not one field's fault. */
export function FormNotices<Name extends string>({ form, conflict, shown, gone }: Props<Name>) {
  const { conflicts, failure, tries } = form
  if (form.gone && gone) {
    return (
      <Notice tone="error" title={gone.title}>
        <p>{gone.help}</p>
      </Notice>
    )
  }
  return (
    <>
      {(form.overtaken || conflicts.length > 0) && (
        <ConflictNotice
          key={`conflict ${tries}`}
          title={conflict}
          fields={conflicts.map((name) => {
            const { id, label } = form.field(name)
            return { name, id, label, value: shown(name) }
          })}
          onTake={form.take}
        />
      )}
      {failure && <FormFailure key={`failure ${tries}`} {...failure} />}
    </>
  )
}
