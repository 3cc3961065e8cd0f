import { inBoth } from '../inBoth.ts'

// Apart from sv.ts: the sign-in page needs none of these.

/** The head of the lobby. */
export const lobbyTexts = inBoth(
  {
    title: 'Frågor',
    heading: (name: string) => `Hej ${name}!`,
    welcome: (assistant: string) =>
      `${assistant} är din personliga digitala assistent, med uppdrag att göra vardagen enklare.`,
    welcomeHelp:
      'Här nedanför finns exempel på frågor. Skriv dina uppgifter i en fråga för att få ett utförligt svar.',
    newQuestions: 'Nya frågor',
    cleared: 'Alla frågor är tömda.',
    restored: 'Dina texter och svar är tillbaka.',
    list: 'Frågor',
    empty: 'Här finns inga frågor än',
    emptyHelp: 'När en administratör har lagt till frågor visas de här.',
    failed: 'Frågorna kunde inte hämtas',
    failedCode: 1020,
    more: (left: number) => `Visa fler frågor, ${left.toLocaleString('sv-SE')} kvar`,
    moreFailed: 'Fler frågor kunde inte hämtas. Försök igen.',
  },
  { title: 'Lobby' },
)

/** What is said of an answer wherever it stands (docs/requirements.md, "Question card"). */
export const cardTexts = inBoth(
  {
    input: 'Dina uppgifter',
    placeholder: 'Skriv dina uppgifter här …',
    send: 'Skicka',
    shortcut: 'Ctrl + Enter skickar',
    sent: 'Svaret har kommit.',
    filledIn: 'Det du fyllde i',
    answer: 'Svar',
    answerTo: (label: string) => `Svar på ${label}`,
    waiting: (assistant: string) => `${assistant} tänker …`,
    writing: (assistant: string) => `${assistant} skriver …`,
    done: 'Svaret är klart.',
    longest: 'Svaret blev för långt och slutar mitt i.',
    longestHelp: 'Välj Fortsätt, så skrivs resten.',
    longestEnd:
      'Det går inte att fortsätta på ett så långt svar. Be om ett kortare svar, eller dela upp texten.',
    goOn: 'Fortsätt',
    sources: 'Källor',
    stopped: 'Svaret avbröts.',
    stoppedEmpty: 'Inget hann skrivas. Försök igen när du vill.',
    failed: 'Det kom inget svar',
    cut: 'Svaret blev inte klart',
    stop: 'Avbryt',
    copy: 'Kopiera',
    copied: 'Kopierat',
    copyFailed: 'Texten kunde inte kopieras',
    copyFailedHelp: 'Markera texten och kopiera den för hand.',
  },
  { sent: 'Skickat.' },
)
