import { inBoth } from '../inBoth.ts'

/** What administrators read above the library of models that end. */
export const modelEndTexts = inBoth(
  {
    title: 'Modeller som slutar',
    ends: (name: string, day: string) => `${name} slutar ${day}.`,
    ended: (name: string, day: string) => `${name} slutade ${day}.`,
    gone: (name: string, provider: string) => `${name} finns inte längre hos ${provider}.`,
    concerns: (count: number) =>
      count === 1 ? '1 fråga berörs.' : `${count.toLocaleString('sv-SE')} frågor berörs.`,
    noSuccessor: 'Ingen efterföljare är vald.',
    proven: (count: number, all: number) => {
      if (count === 0) return 'Efterföljaren har inte klarat proven än.'
      return all === 1
        ? 'Efterföljaren klarar proven på den.'
        : `Efterföljaren klarar proven på ${count.toLocaleString('sv-SE')} av dem.`
    },
    show: (count: number, name: string) =>
      count === 1
        ? `Visa frågan som använder ${name}`
        : `Visa de ${count.toLocaleString('sv-SE')} frågorna med ${name}`,
    showAll: 'Visa alla frågor',
    tryAll: (count: number, successor: string) =>
      count === 1 ? `Prova frågan med ${successor}` : `Prova frågorna med ${successor}`,
    tryWith: (successor: string) => `Prova med ${successor}`,
    tryOf: (label: string, successor: string) => `Prova med ${successor}: ${label}`,
    held: 'proven höll',
    others: (count: number) =>
      count === 1
        ? '1 fråga till finns i listan nedan.'
        : `${count.toLocaleString('sv-SE')} frågor till finns i listan nedan.`,
  },
  {},
)
