export type DemoArticle = {
  Subject: string
  Body: string
  /** How long ago it was written. */
  days: number
  draft?: true
}

/** The demo's documents. */
export const demoDocuments: DemoArticle[] = [
  {
    Subject: 'Riktlinjer för den digitala assistenten',
    days: 1,
    Body: '<p>Assistenten är ett stöd i vardagen. Du ansvarar själv för det du skickar vidare.</p><h2>Det här får du skriva</h2><ul><li>Texter som redan är offentliga</li><li>Egna utkast utan namn på enskilda personer</li></ul><h2>Det här får du inte skriva</h2><ul><li>Personnummer, hälsouppgifter eller annat känsligt</li><li>Uppgifter som omfattas av sekretess</li></ul><p>Är du osäker? Fråga din närmaste chef först.</p>',
  },
  {
    Subject: 'Introduktion för nyanställda',
    days: 6,
    Body: '<p>Välkommen till oss! Under din första vecka går du igenom punkterna nedan med din handledare.</p><ol><li>Hämta passerkort och dator i receptionen.</li><li>Logga in i portalen och välj ett eget lösenord.</li><li>Boka ett möte i rummet <strong>Welcome</strong> med din grupp.</li></ol>',
  },
  {
    Subject: 'Resepolicy',
    days: 20,
    Body: '<p>Vi reser i första hand med tåg. Flyg kräver godkännande av närmaste chef.</p><p>Spara alla kvitton och lämna dem senast den femte i månaden efter resan.</p>',
  },
  {
    Subject: 'Så bokar du rum',
    days: 33,
    Body: '<p>Rummen <em>Welcome</em>, <em>Stor</em> och <em>Bemanning</em> bokar du själv under Rum, måndag till fredag mellan 05.00 och 22.00. På helgdagar går de inte att boka.</p>',
  },
  {
    Subject: 'Informationssäkerhet i korthet',
    days: 61,
    Body: '<p>Lås skärmen när du lämnar den. Lämna aldrig ut ditt lösenord, inte heller till it-stödet.</p><p>Misstänkt mejl? Klicka inte på länkar utan anmäl det direkt.</p>',
  },
  {
    Subject: 'Brandrutiner',
    days: 88,
    Body: '<p>Utrym lugnt via närmaste nödutgång och samlas på <strong>gården</strong>. Räkna in din grupp.</p>',
  },
  {
    Subject: 'Lathund för klarspråk',
    days: 120,
    Body: '<ul><li>Det viktigaste först</li><li>Korta meningar</li><li>Skriv till läsaren: du</li></ul>',
  },
]

/** The demo's news. */
export const demoNews: DemoArticle[] = [
  {
    Subject: 'Nya frågor i biblioteket',
    days: 0.2,
    Body: '<p>Nu finns färdiga frågor för platsannonser, mötesanteckningar och klarspråk. Öppna <strong>Frågor</strong> och prova!</p><p>Saknar du något? Säg till, så lägger vi till det.</p>',
  },
  {
    Subject: 'Sommarens öppettider',
    days: 2,
    draft: true,
    Body: '<p>Utkast: receptionen är öppen 9–15 under veckorna 27–31.</p>',
  },
  {
    Subject: 'Stora mötesrummet har fått ny skärm',
    days: 3,
    Body: '<p>Skärmen i rummet <em>Stor</em> är utbytt. Anslut med kabeln på bordet, så startar den av sig själv.</p>',
  },
  {
    Subject: 'Frukostmöte på torsdag',
    days: 9,
    Body: '<p>Vi börjar klockan 08.00 i rummet <em>Welcome</em>. Säg till om du vill ha glutenfritt.</p>',
  },
  {
    Subject: 'Välkommen, Tove!',
    days: 24,
    Body: '<p>Tove Söderlund har börjat som kommunikatör. Hon sitter på plan två.</p>',
  },
  {
    Subject: 'Brandövning genomförd',
    days: 45,
    Body: '<p>Alla var ute på fyra minuter. Tack för det! Tänk på att stänga fönstren nästa gång.</p>',
  },
  {
    Subject: 'Portalen är här',
    days: 90,
    Body: '<p>Här samlar vi frågorna till den digitala assistenten, dokument och nyheter. Hör av dig om något inte fungerar.</p>',
  },
]
