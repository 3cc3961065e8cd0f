import { inBoth } from '../inBoth.ts'
import { inSwedish } from '../numbers.ts'

/** The order of the questions, which administrators choose. */
export const orderTexts = inBoth(
  {
    open: 'Ändra ordning',
    title: 'Frågornas ordning',
    lead: 'Så står frågorna i lobbyn. Dra en fråga dit den ska stå, eller flytta den med pilarna. Varje flytt sparas direkt.',
    up: (label: string) => `Flytta upp ”${label}”`,
    down: (label: string) => `Flytta ner ”${label}”`,
    moved: (label: string, place: number, all: number) =>
      `”${label}” står på plats ${inSwedish(place)} av ${inSwedish(all)}.`,
    pages:
      'Med pilarna kommer en fråga också till sidan före eller efter. Ska den längre bort skriver du dess plats i fältet Ordning när du redigerar frågan.',
    failed: 'Flytten kunde inte sparas',
    readFailed: 'Frågorna kunde inte hämtas',
    close: 'Stäng',
  },
  {},
)
