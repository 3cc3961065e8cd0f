/** The accessibility statement (lagen 2018:1937 om tillgänglighet till digital offentlig service), in Digg's order. */
export const accessibilityTexts = {
  title: 'Tillgänglighet',
  heading: (product: string) => `Tillgänglighetsredogörelse för ${product}`,
  intro:
    'Vi vill att så många som möjligt ska kunna använda portalen. Här beskriver vi hur portalen uppfyller lagen om tillgänglighet till digital offentlig service, vilka brister vi känner till och hur du kan rapportera hinder så att vi kan åtgärda dem.',
  how: 'Hur tillgänglig är portalen?',
  passed:
    'Portalen är utformad efter WCAG 2.2 nivå AA. De automatiska testerna hittar inga fel, men portalen har ännu inte prövats av personer som använder hjälpmedel. Därför bedömer vi den som delvis förenlig med lagen.',
  failed:
    'Portalen är utformad efter WCAG 2.2 nivå AA, men de automatiska testerna hittar fel på några sidor. Portalen är delvis förenlig med lagen.',
  known: 'Innehåll som inte är tillgängligt',
  shortcomings: [
    'Dokument och nyheter skrivs av administratörer. Rubriker och länktexter i dem kan vara otydliga.',
    'Assistentens svar skrivs av en språkmodell. Språket kan vara svårläst, och tabeller i svar kan sakna rubriker.',
    'Stapeldiagrammen kan inte läsas av skärmläsare. Samma siffror finns i tabellerna bredvid.',
  ],
  tests: 'Hur vi har testat',
  testedHow: (looks: number, axe: string) =>
    `Varje sida har öppnats i två fönsterbredder, i ljust och mörkt läge, och prövats med axe-core ${axe}: ${looks} prövningar. Varje sida har också prövats i ett fönster som är 320 pixlar brett och med dubbelt så stor text, och de vanligaste uppgifterna med enbart tangentbord.`,
  testedWhen: 'Senaste bedömning:',
  screens: 'Sidor som har testats',
  noFault: 'inga fel',
  faults: (count: number) => (count === 1 ? '1 fel' : `${count} fel`),
  report: 'Rapportera ett hinder',
  reportHow:
    'Kan du inte använda någon del av portalen? Beskriv vad som hände. Din rapport går till portalens administratörer.',
  page: 'Sida (valfritt)',
  pageHint: 'Till exempel Frågor eller Dokument',
  message: 'Vad fungerar inte?',
  send: 'Skicka',
  sent: 'Rapporten är skickad.',
  thanks: 'Tack! En administratör har fått din rapport.',
  supervision: 'Tillsyn',
  supervisionHow:
    'Myndigheten för digital förvaltning (Digg) har ansvaret för tillsynen över lagen. Är du inte nöjd med hur vi hanterar din rapport kan du anmäla det till Digg.',
  digg: 'Anmäl till Digg',
  diggUrl: 'https://www.digg.se/tdosanmalan',
} as const
