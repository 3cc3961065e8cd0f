import { inBoth } from '../inBoth.ts'

/** Questions that people miss: sent from the lobby, answered in the library. */
export const proposalTexts = inBoth(
  {
    title: 'Föreslå en fråga',
    lead: 'Förslaget går till administratörerna. Du får en notis när det är besvarat, och ditt namn visas vid frågan om den publiceras.',
    fields: {
      Subject: 'Vad gäller frågan?',
      Body: 'Vad vill du få hjälp med?',
      FBody: 'Exempel på vad du skulle skriva (valfritt)',
    },
    exampleHelp:
      'Personnummer och liknande döljs. Skriv inga andra uppgifter om enskilda personer.',
    send: 'Skicka förslaget',
    sent: 'Förslaget är skickat.',
    own: 'Dina förslag som väntar',
    begun: 'Någon arbetar med det',
    takeBack: 'Ta tillbaka',
    takeBackOf: (label: string) => `Ta tillbaka förslaget ”${label}”`,
    takenBack: 'Förslaget är tillbakataget.',
    dropFailed: 'Förslaget kunde inte tas tillbaka',

    all: 'Förslag',
    from: (name: string, when: string) => `${name}, ${when}`,
    example: 'Exempel',
    take: 'Gör ett utkast',
    takeOf: (label: string) => `Gör ett utkast av förslaget ”${label}”`,
    takeFailed: 'Utkastet kunde inte skapas',
    decline: 'Tacka nej',
    declineOf: (label: string) => `Tacka nej till förslaget ”${label}”`,
    declineTitle: 'Tacka nej till förslaget?',
    declineLead: (name: string) => `${name} får en notis med ditt svar.`,
    reason: 'Varför?',
    reasonMissing: 'Skriv varför.',
    declined: 'Svaret är skickat.',
    declineFailed: 'Svaret kunde inte skickas',
  },
  {},
)
