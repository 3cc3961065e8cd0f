/** A wrong field: its id, its label and what it says is wrong. */
export type Fault = { id: string; label: string; text: string }

const textOf = (element: Element | null) => element?.textContent ?? ''

/** The wrong fields of a form as they show, in their order. Whatever is wrong says so in the element `<id>-error`. */
export const faultsIn = (form: HTMLElement | null): Fault[] =>
  [...(form?.querySelectorAll('[aria-invalid="true"]') ?? [])].map(({ id }) => ({
    id,
    label: textOf(document.querySelector(`[for="${id}"], [id="${id}-label"]`)),
    text: textOf(document.getElementById(`${id}-error`)),
  }))

/** What of them is still wrong, in the words that show now. */
export function leftOf(faults: Fault[], form: HTMLElement): Fault[] {
  const ids = new Set(faults.map(({ id }) => id))
  return faultsIn(form).filter(({ id }) => ids.has(id))
}

export const focusFault = ({ id }: Fault) => document.getElementById(id)?.focus()
