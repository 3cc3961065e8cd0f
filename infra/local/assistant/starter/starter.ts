import { purchase, survey } from './asking.ts'
import { comparison, opinion, paper } from './decisions.ts'
import { type Answer, detailsIn } from './details.ts'
import { agenda, minutes, summary } from './meetings.ts'
import { advertisement, feedback, introduction } from './people.ts'
import { easy, plain } from './plain.ts'
import { news, press, reply } from './replies.ts'
import { assessment, checklist, report, vulnerability } from './work.ts'

/** How the prompt of each question of the starter library begins, and who answers it. */
const answers: [begins: string, answer: Answer][] = [
  ['Gör en agenda för ett möte.', agenda],
  ['Sammanfatta mötesanteckningarna från [uppgiften mote].', summary],
  ['Skriv ett utkast till protokoll från mötet', minutes],
  ['Skriv om texten till klarspråk. Läsare:', plain],
  ['Skriv om texten till lättläst svenska.', easy],
  ['Skriv ett svar på ett medborgarförslag.', reply],
  ['Skriv ett utkast till tjänsteskrivelse', paper],
  ['Skriv ett utkast till yttrande över remissen', opinion],
  ['Jämför två förslag.', comparison],
  ['Skriv en nyhet till intranätet.', news],
  ['Skriv ett utkast till pressmeddelande.', press],
  ['Skriv en platsannons för rollen', advertisement],
  ['Gör en plan för de fyra första veckorna', introduction],
  ['Hjälp en chef att förbereda återkoppling', feedback],
  ['Gör en checklista:', checklist],
  ['Hjälp till med en riskbedömning inför en ändring', assessment],
  ['Ta fram ett underlag till en risk- och sårbarhetsanalys.', vulnerability],
  ['Skriv en saklig rapport om en händelse.', report],
  ['Hjälp till att förbereda en upphandling.', purchase],
  ['Skriv frågor till en enkät om', survey],
]

/** The answer to a question of the starter library, made of what was filled in; undefined for any other. */
export function starterAnswer(asked: string): string | undefined {
  const known = answers.find(([begins]) => asked.startsWith(begins))
  return known?.[1](detailsIn(asked))
}
