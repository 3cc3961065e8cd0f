import { inBoth } from '../inBoth.ts'

/** What is done with an answer once it is there. */
export const takeTexts = inBoth(
  {
    more: 'Fler sätt',
    markdown: 'Kopiera som Markdown',
    markdownCopied: 'Svaret är kopierat som Markdown.',
    word: 'Ladda ner som Word',
    wordFailed: 'Word-filen kunde inte skapas.',
    mail: 'Öppna i e-post',
    mailCut: 'Hela svaret får inte plats i mejlet',
    mailCutHelp: 'Välj Kopiera och klistra in resten.',
    mailRest: '[Resten av svaret fick inte plats.]',
    mailFailed: 'Mejlet kunde inte öppnas.',
    print: 'Skriv ut',
    asked: 'Du skrev',
    sources: 'Källor',
    noText: 'Det kom inget svar.',
    copyCode: 'Kopiera koden',
    codeCopied: 'Koden är kopierad.',
    code: 'Kod',
    table: 'Tabell',
  },
  {},
)
