import { inBoth } from '../inBoth.ts'

/** What a question has been. */
export const versionTexts = inBoth(
  {
    title: 'Historik',
    failed: 'Historiken kunde inte hämtas',
    none: 'Frågan har inte ändrats sedan den kom till.',
    number: (Nr: number) => `v${Nr}`,
    by: (name: string, when: string) => (name === '' ? when : `${when}, ${name}`),
    reason: (reason: string) => (reason === 'direkt' ? 'Sparad direkt' : reason),
    backTo: (when: string) => `Tillbaka till versionen från ${when}`,
    live: 'Visas nu',
    first: 'Så här började den.',
    older: 'Visa äldre',
    changes: 'Visa ändringarna',
    changesOf: (when: string) => `Visa ändringarna ${when}`,
    added: 'Tillagt',
    removed: 'Borttaget',
    same: 'Texten är densamma.',
    restore: 'Gå tillbaka hit',
    restoreOf: (when: string) => `Gå tillbaka hit, till ${when}`,
    restored: 'Frågan är som den var då.',
    restoreFailed: 'Frågan kunde inte ändras',
  },
  {},
)
