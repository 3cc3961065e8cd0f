import { Document, HeadingLevel, Packer, Paragraph } from 'docx'
import { takeTexts as texts } from '../../../texts/assistant/take.ts'
import { languageOf } from '../languageOf.ts'
import { blocks } from './tokens.ts'
import { type Numbering, wordBlock } from './wordBlock.ts'
import { type Look, runsOf } from './wordRuns.ts'

/** What somebody takes with them: a question's label, when it was answered, and what was said, as Markdown. */
export type Taken = {
  title: string
  date: string
  said: { asked?: string | undefined; answer: string }[]
}

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const askedOf = (asked: string) =>
  asked === '' ? [] : [new Paragraph({ style: 'Asked', children: runsOf(asked) })]

/** What the spelling check takes a passage of an answer for: Swedish, like the file, where neither of them says. */
function lookOf(passage: string, answer: string): Look {
  const isEnglish = (languageOf(passage) ?? languageOf(answer)) === 'en'
  return isEnglish ? { language: { value: 'en-GB' } } : {}
}

function partOf({ title, date, said }: Taken, numbering: Numbering) {
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: runsOf(title) }),
    new Paragraph({ children: runsOf(date, { color: '595959' }) }),
    ...said.flatMap(({ asked = '', answer }) => [
      ...askedOf(asked === '' ? '' : `${texts.asked}: ${asked}`),
      ...blocks(answer === '' ? texts.noText : answer).flatMap((block) =>
        wordBlock(block, numbering, lookOf(block.raw, answer)),
      ),
    ]),
  ]
}

const font = 'Calibri'

// Word knows its own headings by name; LibreOffice, and a PDF that either makes, only by their level.
const headingAt = (outlineLevel: number) => ({ paragraph: { outlineLevel } })

/** Answers as a Word file (docx), in Swedish for the spelling check but for what is in English. */
export function wordOf(title: string, taken: Taken[]): Promise<ArrayBuffer> {
  const numbering: Numbering = []
  const children = taken.flatMap((part) => partOf(part, numbering))
  const file = new Document({
    title,
    creator: '',
    lastModifiedBy: '',
    description: '',
    numbering: { config: numbering },
    styles: {
      default: {
        document: {
          run: { font, size: 22, language: { value: 'sv-SE' } },
          paragraph: { spacing: { after: 160 } },
        },
        heading1: headingAt(0),
        heading2: headingAt(1),
        heading3: headingAt(2),
        heading4: headingAt(3),
        heading5: headingAt(4),
        heading6: headingAt(5),
      },
      paragraphStyles: [
        {
          id: 'Asked',
          name: 'Asked',
          basedOn: 'Normal',
          run: { italics: true, color: '595959' },
          paragraph: { indent: { left: 480 } },
        },
      ],
    },
    sections: [{ children }],
  })
  return Packer.toArrayBuffer(file)
}
