import { allAnswers } from '../../api/allAnswers.ts'
import { linesSaid } from '../../../../shared/rules/questions/fields.ts'
import { ownAnswerTexts as texts } from '../../texts/assistant.ts'
import { dayOf, minuteOf } from '../../ui/dates.ts'
import { saveWord } from '../../ui/answer/take/saveWord.ts'
import { withSources } from '../../ui/answer/take/withSources.ts'

/** Everything that is kept for somebody, as a Word file, with what they asked. */
export async function saveAllAnswers(): Promise<void> {
  const taken = (await allAnswers()).map(({ Question, sdate, said = [] }) => ({
    title: Question,
    date: minuteOf(sdate),
    said: said.map(({ answer, sources, ...turn }) => ({
      asked: linesSaid(turn),
      answer: withSources(answer, sources),
    })),
  }))
  await saveWord(`${texts.fileName} ${dayOf(new Date().toISOString())}`, taken)
}
