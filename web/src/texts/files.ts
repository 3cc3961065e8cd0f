import { inBoth } from './inBoth.ts'

const count = (number: number) => number.toLocaleString('sv-SE')

/** A file whose text is put into a question. */
export const fileTexts = inBoth(
  {
    choose: 'Hämta text från en fil',
    stays: 'PDF, Word eller text. Filen stannar på din dator.',
    dropHint: 'Du kan också släppa den i rutan.',
    drop: 'Släpp filen här',
    file: 'Fil med text',
    reading: (name: string) => `Läser ${name} …`,
    line: (name: string) => `Från filen ${name}:`,
    added: (name: string) =>
      `Texten från ${name} finns nu i rutan. Läs igenom den innan du skickar.`,
    pictures: (pictures: number, pages: number) =>
      `${count(pictures)} av ${count(pages)} sidor är ${pictures === 1 ? 'en bild' : 'bilder'} och kunde inte läsas.`,
    cut: (most: number) => `Bara de första ${count(most)} tecknen fick plats.`,
    failed: (name: string) => `${name} kunde inte läsas`,
    /** Why a file gives no text. */
    why: {
      encrypted: 'Filen är skyddad med lösenord. Spara en kopia utan lösenord och försök igen.',
      scan: 'Alla sidor är bilder, till exempel inskannade. Sök efter ett original med text i.',
      empty: 'Filen har ingen text.',
      broken: 'Filen är skadad eller ofullständig. Öppna den, spara en ny kopia och försök igen.',
      gone: 'Den kan ha ändrats eller flyttats, eller vara en mapp. Välj den igen.',
      large: (megabytes: number) => `Filen är för stor. Den får vara högst ${megabytes} MB.`,
      bomb: 'Filen blir alldeles för stor när den packas upp. Dela upp den i mindre delar.',
      slow: 'Filen tog för lång tid att läsa. Dela upp den i mindre delar.',
      kind: 'Välj en PDF, en Word-fil (.docx) eller en textfil (.txt, .md eller .csv).',
      offline: 'Filläsaren kunde inte hämtas. Kontrollera din uppkoppling och försök igen.',
    },
  },
  {},
)
