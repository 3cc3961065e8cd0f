import type { Question } from '../../../shared/contract/questions/question.ts'
import { outlookFields, riskFields, travelFields } from './fields.ts'

type Prepared = Pick<Question, 'id' | 'QuestionLabel' | 'subtext' | 'Category'> & {
  Question: string
} & Partial<Pick<Question, 'AImodule' | 'GPTV' | 'FollowUps' | 'Fields'>>

const prepared: Prepared[] = [
  {
    id: 'mejlsvar',
    Category: 'Skriva',
    FollowUps: ['Kortare', 'Mer formellt', 'På engelska'],
    QuestionLabel: 'Svara på ett mejl',
    subtext: 'Klistra in mejlet och skriv med några ord vad du vill svara.',
    Question:
      'Skriv ett svar på mejlet nedan. Svara vänligt och rakt, på samma språk som mejlet, med en tydlig ämnesrad först och en naturlig hälsning sist.\n\nTa bara upp sådant som står i mejlet eller i användarens egna punkter. Markera med [hakparenteser] det som användaren själv måste fylla i.',
  },
  {
    id: 'motesanteckningar',
    Category: 'Möten',
    QuestionLabel: 'Sammanfatta ett möte',
    subtext: 'Klistra in dina anteckningar. Du får beslut, uppgifter och frågor för sig.',
    Question:
      '<p>Sammanfatta mötesanteckningarna nedan under rubrikerna <b>Beslut</b>, <b>Att göra</b> (vem och när) och <b>Öppna frågor</b>.</p><p>Skriv ”ingen uppgift” där ansvarig eller datum saknas. Lägg inte till något som inte står i anteckningarna.</p>',
    GPTV: 'gpt-4o',
  },
  {
    id: 'klarsprak',
    Category: 'Skriva',
    QuestionLabel: 'Skriv om till klarspråk',
    subtext: 'Klistra in en svår text och berätta vem som ska läsa den.',
    Question:
      'Skriv om texten nedan till klarspråk enligt Språkrådets råd: det viktigaste först, korta meningar, vanliga ord, aktiv form och läsaren som ”du”.\n\nÄndra inte innebörden. Lista sist de fackord som du behöll och varför.',
  },
  {
    id: 'platsannons',
    Category: 'Personal',
    QuestionLabel: 'Utkast till platsannons',
    subtext: 'Ange roll, arbetsuppgifter, krav och ort. Du får en annons att putsa på.',
    Question:
      'Skriv en platsannons på svenska av uppgifterna nedan, med rubrikerna Om rollen, Det här gör du, Vi söker dig som och Vi erbjuder.\n\nAnvänd ett inkluderande språk, skilj på krav och meriter, och undvik superlativ.',
    AImodule: 'Claude',
    GPTV: 'claude-sonnet-5-5',
  },
  {
    id: 'reserakning',
    Category: 'Ekonomi',
    QuestionLabel: 'Vad gäller för resor och utlägg?',
    subtext: 'Fyll i vad det gäller. Du får veta vad som brukar krävas, steg för steg.',
    Fields: travelFields,
    Question:
      'Användaren undrar hur en tjänsteresa eller ett utlägg brukar hanteras i Sverige. Det gäller {{typ}} den {{dag}}, sträcka i mil: {{mil}}. Så här var det: {{beskrivning}}\n\nFörklara stegvis vad som normalt krävs: kvitto, syfte, deltagare vid representation, traktamente och milersättning.\n\nSäg tydligt att organisationens egen resepolicy går före och att beloppen ska kontrolleras hos Skatteverket.',
  },
  {
    id: 'introduktion',
    Category: 'Personal',
    QuestionLabel: 'Planera en introduktion',
    subtext: 'Skriv roll, startdag och vad den nya kollegan behöver kunna först.',
    Question:
      'Gör en plan för de fyra första veckorna för en ny medarbetare av uppgifterna nedan. Dela in den i vecka 1 till 4 med mål, aktiviteter, ansvarig och avstämning.\n\nTa med arbetsmiljö, it-säkerhet, dataskydd och en fadder.',
    AImodule: 'Mistralai',
    GPTV: 'mistral-large-latest',
  },
  {
    id: 'riskbedomning',
    Category: 'Arbetsmiljö',
    QuestionLabel: 'Riskbedömning inför en förändring',
    subtext: 'Fyll i vad som ska ändras. Du får en tabell att gå igenom med skyddsombudet.',
    Fields: riskFields,
    Question:
      'Hjälp till med en riskbedömning inför en ändring i verksamheten: {{forandring}}. Den gäller från {{start}} och berör {{antal}} personer. Ansvarig är {{ansvarig}}. Se särskilt på {{omraden}}.\n\nArbeta enligt systematiskt arbetsmiljöarbete. Ge en tabell med risk, orsak, sannolikhet, konsekvens, åtgärd och förslag på ansvarig.\n\nPåminn om att skyddsombud och berörda medarbetare ska delta i bedömningen.',
  },
  {
    id: 'dataskydd',
    Category: 'Juridik',
    QuestionLabel: 'Får vi spara den här uppgiften?',
    subtext:
      'Beskriv uppgifterna, varför ni behöver dem och hur länge. Skriv inga personuppgifter här.',
    Question:
      'Resonera om en behandling av personuppgifter enligt dataskyddsförordningen: ändamål, rättslig grund, minimering, gallring och säkerhet.\n\nStäll de frågor som saknar svar och avsluta med vad som bör stämmas av med dataskyddsombudet. Ge inget juridiskt besked.',
    GPTV: 'gpt-4-turbo-preview',
  },
  {
    id: 'kalkylblad',
    Category: 'Ekonomi',
    QuestionLabel: 'Hjälp med en formel i Excel',
    subtext: 'Beskriv kolumnerna och vad du vill räkna ut.',
    Question:
      'Föreslå en formel för svenska Excel (semikolon som avgränsare, svenska funktionsnamn) som löser uppgiften nedan. Förklara den i två eller tre steg och visa ett exempel.',
  },
  {
    id: 'omvarld',
    Category: 'Omvärld',
    QuestionLabel: 'Ta fram en omvärldsspaning',
    subtext: 'Fyll i ämnet. Du får det senaste med källor.',
    Fields: outlookFields,
    Question:
      'Gör en kort omvärldsspaning om {{amne}} för en svensk organisation. Läsarna är {{lasare}}, och perspektiven {{perspektiv}}. Ge tre utvecklingar, vad de kan betyda för oss och vad vi bör göra i höst. Ange källa och datum för varje påstående.',
    AImodule: 'Perplexity',
    GPTV: 'sonar',
  },
]

/** The library of the demo, in its order; `created` is the day of its first question. */
export const demoQuestions = (created: Date): Question[] =>
  prepared.map((question, index) => ({
    AImodule: 'ChatGPT',
    GPTV: 'gpt-3.5-turbo-16k',
    FollowUps: [],
    Fields: [],
    PersonalData: 'dölj' as const,
    ...question,
    Ordering: (index + 1) * 10,
    DaytoUpdate: '',
    sdate: new Date(created.getTime() + index * 36 * 60 * 60 * 1000).toISOString(),
  }))
