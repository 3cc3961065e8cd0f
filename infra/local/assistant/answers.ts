import type { ChatMessage } from '@copilotkit/aimock'
import { starterAnswer } from './starter/starter.ts'

const marked = '*Demosvar: ingen riktig AI-modell har tillfrågats.*'

/** Each answer with a phrase of the prepared question that it belongs to (`seed/questions.ts`). */
const answers: [phrase: string, answer: string][] = [
  [
    'svar på mejlet',
    `**Ämne:** Sv: Tider för genomgången

Hej!

Tack för ditt mejl. Torsdag den [datum] klockan 10.00 passar bra, och jag bokar rummet **Stor** åt oss.

Jag tar med:

- den uppdaterade tidplanen
- förslaget till budget för nästa kvartal

Säg gärna till i förväg om det är något mer du vill gå igenom.

Vänliga hälsningar
[Ditt namn]`,
  ],
  [
    'mötesanteckningarna',
    `## Beslut

1. Den nya mallen för månadsrapporter används från och med nästa månad.
2. Veckomötet flyttas till tisdagar klockan 09.15.

## Att göra

| Vem | Vad | När |
| --- | --- | --- |
| Anna | Skickar ut mallen till alla grupper | fredag |
| Johan | Uppdaterar kalendern | ingen uppgift |
| Samira | Stämmer av med ekonomi | den 15:e |

## Öppna frågor

- Vem tar över kontakten med leverantören?
- Behöver mallen finnas på engelska?`,
  ],
  [
    'klarspråk',
    `## Förslag

Du behöver skicka in blanketten **senast den 30 juni**. Skickar du den senare betalar vi ut ersättningen en månad senare.

Så här gör du:

1. Fyll i dina uppgifter.
2. Låt din chef skriva under.
3. Lägg blanketten i brevlådan utanför receptionen.

## Ord som är kvar

- *Ersättning*: är begreppet i avtalet och går inte att byta mot *lön*.`,
  ],
  [
    'platsannons',
    `## Om rollen

Vi söker en **handläggare** till vårt kontor i Västerås. Du blir en del av en grupp på åtta personer som hjälper kunder varje dag.

## Det här gör du

- svarar på frågor i telefon och mejl
- handlägger ärenden från början till slut
- förbättrar våra rutiner tillsammans med kollegorna

## Vi söker dig som

- har arbetat med service i minst ett år
- uttrycker dig väl på svenska i tal och skrift

*Meriterande:* erfarenhet av ärendesystem.

## Vi erbjuder

Flexibel arbetstid, friskvårdsbidrag och en genomtänkt introduktion.`,
  ],
  [
    'tjänsteresa',
    `Så här brukar det gå till:

1. **Före resan.** Stäm av syfte och kostnad med din chef.
2. **Under resan.** Spara kvitton i original och anteckna tider för avresa och hemkomst.
3. **Efter resan.** Lämna reseräkningen inom två veckor.

**Traktamente** kräver som regel övernattning mer än 50 km från både hemmet och arbetsplatsen. **Milersättning** för egen bil kräver körjournal med mätarställning.

Er egen resepolicy går alltid före. Kontrollera årets belopp hos Skatteverket.`,
  ],
  [
    'ny medarbetare',
    `## Vecka 1: Landa

- **Mål:** känna till gruppen, lokalerna och verktygen
- Konton, dator och passerkort (chefen)
- Rundtur, brandskydd och arbetsmiljö (skyddsombudet)
- *Avstämning fredag med faddern*

## Vecka 2: Följa med

- Sitta bredvid två kollegor, en halv dag var
- Grundkurs i it-säkerhet och dataskydd

## Vecka 3: Göra själv

- Egna ärenden med faddern i närheten

## Vecka 4: Stå på egna ben

- Uppföljning med chefen: vad fungerar, vad saknas?`,
  ],
  [
    'systematiskt arbetsmiljöarbete',
    `| Risk | Orsak | Sannolikhet | Konsekvens | Åtgärd | Ansvarig |
| --- | --- | --- | --- | --- | --- |
| Hög arbetsbelastning | Två system under övergången | Stor | Allvarlig | Pausa andra projekt i fyra veckor | Enhetschef |
| Otydliga roller | Ny organisation | Måttlig | Måttlig | Skriftlig rollfördelning före start | Enhetschef |
| Bländning och buller | Nya lokaler | Liten | Lindrig | Mätning första veckan | Skyddsombud |

Kom ihåg att **skyddsombud och berörda medarbetare** ska delta i bedömningen, och att den ska följas upp.`,
  ],
  [
    'dataskyddsförordningen',
    `### Det som talar för

- Ändamålet är avgränsat och uppgifterna behövs för det.

### Det som saknas

1. Vilken **rättslig grund** stöder ni er på: avtal, rättslig förpliktelse eller intresseavvägning?
2. Hur **länge** behövs uppgifterna, och vem gallrar dem?
3. Vilka kan **läsa** dem i dag?

Stäm av svaren med dataskyddsombudet innan ni börjar. Det här är ett underlag, inte ett juridiskt besked.`,
  ],
  [
    'svenska Excel',
    `Prova den här formeln i cell **D2** och fyll sedan nedåt:

\`\`\`
=OM(C2="";"";SUMMA.OMF($B$2:$B$200;$A$2:$A$200;A2))
\`\`\`

1. \`OM(C2="";"";…)\` lämnar cellen tom när raden är tom.
2. \`SUMMA.OMF\` summerar kolumn B för alla rader med samma värde i kolumn A.`,
  ],
  [
    'omvärldsspaning',
    `1. **Fler tjänster upphandlas tillsammans.** Det kan ge oss lägre priser men längre ledtider.
2. **Kraven på tillgänglighet skärps.** Våra digitala tjänster behöver en uppdaterad redogörelse.
3. **Kompetensen blir svårare att hitta.** Lär upp fler internt redan i höst.

Källorna saknas, eftersom det här är ett demosvar.`,
  ],
]

const fallback = `Tack för din fråga! Så här skulle jag börja:

1. Beskriv vad du vill uppnå med en mening.
2. Samla det underlag som du redan har.
3. Be en kollega läsa igenom innan du skickar vidare.

Berätta gärna mer, så blir svaret mer träffsäkert.`

const textOf = ({ content }: ChatMessage): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join(' ')

/** The demo answer to a conversation, by what its last message asks. */
export function answerTo(messages: ChatMessage[]): string {
  const asked = textOf(messages.at(-1) ?? { role: 'user', content: '' })
  const [, known = fallback] = answers.find(([phrase]) => asked.includes(phrase)) ?? []
  const answer = starterAnswer(asked) ?? known
  return `${answer}\n\n${marked}`
}
