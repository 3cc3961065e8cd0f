import type { FieldKind } from '../../../../shared/rules/questions/fields.ts'
import { inBoth } from '../inBoth.ts'

const kinds: Record<FieldKind, string> = {
  line: 'En rad',
  text: 'Längre text',
  choice: 'Ett val',
  several: 'Flera val',
  number: 'Tal',
  date: 'Datum',
  person: 'Person',
}

/** The fields of a question's form where an administrator makes them. */
export const fieldEditorTexts = inBoth(
  {
    title: 'Fält',
    help: 'Högst åtta. Personalen fyller i dem, och frågans text säger var de hör hemma.',
    add: 'Lägg till fält',
    insert: 'Sätt in i frågan',
    insertOne: (label: string) => `Sätt in i frågan: ${label}`,
    inserted: (label: string) => `”${label}” är insatt i frågans text.`,
    used: 'Finns i frågans text.',
    unused: 'Finns inte i frågans text än.',
    up: (label: string) => `Flytta upp ${label}`,
    down: (label: string) => `Flytta ner ${label}`,
    remove: (label: string) => `Ta bort fältet ${label}`,
    removed: (label: string) => `Fältet ”${label}” är borttaget.`,
    nameless: (number: number) => `Fält ${number}`,
    kinds,
    kind: 'Slag',
    label: 'Fältets rubrik',
    required: 'Måste fyllas i',
    hint: 'Hjälp under fältet',
    max: 'Högsta antal tecken',
    least: 'Lägsta tal',
    most: 'Högsta tal',
    choices: 'Alternativ, ett på varje rad',
    example: 'Exempel',
    exampleOfSeveral: 'Exempel, ett alternativ på varje rad',
    wrong: 'Rätta fälten.',
    listed: (labels: string[]) => (labels.length === 0 ? 'inga fält' : labels.join(', ')),
  },
  {},
)
