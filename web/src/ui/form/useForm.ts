import { useId, useLayoutEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { textOfIssue } from '../../../../shared/rules/textOfIssue.ts'
import { textOf as textOfError } from '../../api/request/errors.ts'
import type { ErrorText } from '../../texts/errors.ts'
import { changesIn, conflictsIn, namesOf, type Texts, typeInto, unsavedIn } from './formDraft.ts'
import { type Errors, errorsIn, type InWords, isAboutSome, refusedFields } from './formErrors.ts'
import { useFormDraft } from './useFormDraft.ts'
import { fieldId, summaryId, useRefusal } from './useRefusal.ts'

type Label<Name extends string> = string | ((values: Texts<Name>) => string)

type Options<Name extends string, Rule extends z.ZodMiniType> = {
  /** What the fields are called, in their order. */
  labels: Record<Name, Label<Name>>
  /** What is stored in each field, as the form shows it; empty texts for something new. */
  stored: Texts<NoInfer<Name>>
  /** The contract's schema of what is sent. */
  rule: Rule
  /** What the rule is asked about, if it is not the fields' texts. */
  given?: (changes: Partial<Texts<Name>>) => object
  inWords?: InWords
  /** Names what is kept over a reload. */
  draft?: string
  /** It goes once it is sent: what was typed meanwhile would go with it, so that nothing is taken until then. */
  closes?: boolean
  /** Which field a whole refusal is about, by the refusal's code. */
  codes?: Record<string, NoInfer<Name>>
  /** What to tell people of a failure, where the API's own words are not meant. */
  textOf?: (error: unknown) => string
  /** What could not be done, in the catalogue's words. */
  fault?: (error: unknown) => ErrorText | undefined
  /** After a refusal because somebody else was faster: reads what is stored now. */
  readAgain?: (error: unknown) => Promise<Overtaken> | undefined
}

/** Why a form could not be sent, where it is not one field's fault. */
export type Failure = { title: string } & Partial<ErrorText>

/** Somebody else has saved meanwhile, or deleted what is edited here. */
type Overtaken = { overtaken?: boolean; gone?: boolean }

type Outcome = Overtaken & { busy?: boolean; done?: boolean; failure?: Failure }

type Given<Name extends string, Rule extends z.ZodMiniType> = {
  data: z.output<Rule>
  values: Texts<Name>
  changes: Partial<Texts<Name>>
}

/**
 * A form over what is stored: only what somebody typed is theirs, everything else follows what is stored. It is checked
 * with the contract's rule before it is sent; when somebody else has saved meanwhile, nothing is, and both sides show.
 */
export function useForm<Name extends string, Rule extends z.ZodMiniType>(
  options: Options<Name, Rule>,
) {
  const { labels, stored, rule, inWords, codes, textOf = textOfError } = options
  const id = useId()
  const [names] = useState(() => namesOf(labels))
  const { draft, setDraft, ...earlier } = useFormDraft(options.draft, names)
  /** Counts how often the form was begun anew: what holds its text itself begins anew, too. */
  const [round, setRound] = useState(0)
  const [{ busy = false, ...outcome }, setOutcome] = useState<Outcome>({})
  const [tries, setTries] = useState(0)
  const changes = changesIn(draft, stored, names)
  const values: Texts<Name> = { ...stored, ...changes }
  const newest = useRef(values)
  useLayoutEffect(() => {
    newest.current = values
  })

  function check() {
    const { data, error } = rule.safeParse(options.given?.(changes) ?? values, {
      error: textOfIssue,
    })
    return { data, errors: errorsIn(error?.issues ?? [], values, inWords) }
  }

  const refusal = useRefusal({ id, names, values, find: () => check().errors })
  const { errors, listed } = refusal

  function refuse(wrong: Errors, byRule: boolean) {
    setOutcome({})
    refusal.set({ errors: wrong, values, byRule })
  }

  function failed(error: unknown): Outcome {
    const description = textOf(error)
    const fault = options.fault?.(error)
    return { failure: fault ? { ...fault, description } : { title: description } }
  }

  async function explain(error: unknown) {
    const overtaken = await options.readAgain?.(error)
    if (overtaken) return setOutcome(overtaken)
    const wrong = refusedFields(error, codes)
    refuse(wrong, false)
    // What is wrong with none of the fields would be told nowhere.
    if (!isAboutSome(names, wrong)) setOutcome(failed(error))
  }

  /** Does what may be refused, one at a time. */
  async function attempt(work: () => Promise<unknown>) {
    if (busy) return
    setTries(tries + 1)
    setOutcome({ busy: true })
    refusal.clear()
    await work()
      .then(() => setOutcome({ done: true }), explain)
      .catch((error: unknown) => setOutcome(failed(error)))
  }

  /** Sends the form, unless something is wrong with it. */
  function submit(send: (given: Given<Name, Rule>) => Promise<unknown>) {
    const { data, errors: wrong } = check()
    if (busy || outcome.gone) return
    if (data === undefined) {
      setTries(tries + 1)
      return refuse(wrong, true)
    }
    void attempt(async () => {
      await send({ data, values, changes })
      setDraft((latest) => unsavedIn(latest, values, names))
    })
  }

  const held = busy && options.closes === true

  function type(name: Name, text: string) {
    if (held) return
    setDraft((known) => {
      const next = typeInto(known, stored, name, text)
      // What is taken back while it is saved is a change of what will be stored.
      const over = known[name]?.over ?? stored[name]
      return busy && !next[name] ? { ...next, [name]: { text, over } } : next
    })
  }

  const label = (name: Name): string => {
    const words = labels[name]
    return typeof words === 'string' ? words : words(values)
  }

  const field = (name: Name) => ({
    id: fieldId(id, name),
    name,
    label: label(name),
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
  })

  function startOver() {
    earlier.startOver()
    setRound(round + 1)
  }

  const unsaved = Object.keys(changes).length > 0

  return {
    ...outcome,
    busy,
    /** Nothing is taken for now. */
    held,
    round,
    restored: earlier.restored && unsaved,
    startOver,
    tries,
    errors,
    summary: {
      id: summaryId(id),
      rows: listed.map((name) => ({
        id: fieldId(id, name),
        label: label(name),
        text: errors[name] ?? '',
      })),
    },
    values,
    unsaved,
    conflicts: conflictsIn(draft, stored, names),
    field,
    type,
    take: (name: Name) => type(name, stored[name]),
    /** The fields that are no longer as they were sent: whoever saves may write on until it is done. */
    writtenSince: (sent: Texts<Name>) =>
      names.filter((name) => newest.current[name] !== sent[name]),
    attempt: (work: () => Promise<unknown>) => void attempt(work),
    submit,
  }
}

/** What `useForm` gives. */
export type FormOf<Name extends string> = ReturnType<typeof useForm<Name, z.ZodMiniType>>
export type AnyForm = Pick<FormOf<string>, 'busy' | 'restored' | 'startOver' | 'summary' | 'tries'>
