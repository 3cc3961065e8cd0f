import { ownAnswerTexts as texts } from '../../texts/assistant.ts'
import { dayOf, minuteOf } from '../../ui/dates.ts'
import { allAnswers } from './answers.queries.ts'

type Whole = Awaited<ReturnType<typeof allAnswers>>[number]

const partOf = ({ Question, sdate, said = [] }: Whole): string =>
  [
    `# ${Question}`,
    minuteOf(sdate),
    ...said.flatMap(({ asked, answer }) => [
      ...(asked === '' ? [] : [`**${texts.asked}:** ${asked}`]),
      answer === '' ? texts.noText : answer,
    ]),
  ].join('\n\n')

/** Everything that is kept for somebody, as a file that any editor opens: Markdown, with what they asked. */
export async function saveAllAnswers(): Promise<void> {
  const text = (await allAnswers()).map(partOf).join('\n\n---\n\n')
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/markdown' }))
  const name = `${texts.fileName}-${dayOf(new Date().toISOString())}.md`
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}
