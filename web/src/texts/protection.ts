import { limits } from '../../../shared/limits.ts'
import { inBoth } from './inBoth.ts'

const lately = (count: number) =>
  count === 1 ? 'det senaste dygnet' : `de senaste ${count} dagarna`

const days = (count: number) => (count === 1 ? '1 dag' : `${count} dagar`)

/** What is done with what people write, and with what the portal knows of them (docs/requirements.md, "Protection"). */
export const protectionTexts = inBoth(
  {
    title: 'Så skyddas dina uppgifter',
    lead: 'Här står vad som lämnar portalen, vad som sparas och vem som kan se det. Sidan bygger på portalens egna inställningar.',

    hiding: 'Det här döljs innan texten skickas',
    hidingHow:
      'Portalen byter ut uppgifterna mot märken innan något skickas till en leverantör, och sätter tillbaka dem i svaret hos dig. Portalen sparar dem inte, bara hur många de var.',
    hidden: [
      'Personnummer och samordningsnummer',
      'Telefonnummer och e-postadresser',
      'Bankkonton, kortnummer och IBAN',
      'Ord som du själv markerar med Dölj markerat ord',
    ],
    notHidden:
      'Namn, adresser och det du berättar med egna ord döljs inte av sig själva. Läs igenom texten innan du skickar den, och skriv inget som inte behövs för svaret.',
    tested: (texts: string) =>
      `Skyddet har prövats med ${texts} påhittade texter utan att någon uppgift slapp igenom.`,
    testedWhen: 'Senast prövat:',

    suppliers: 'Hit skickas texten',
    suppliersHow:
      'Varje fråga har en informationsklass. Den avgör vilka leverantörer som får svara på den. En text skickas aldrig till någon som inte får ta emot dess klass.',
    noSuppliers: 'Portalens administratörer har inte beskrivit leverantörerna här.',
    classes: (names: string) => `Informationsklasserna, den minst känsliga först: ${names}.`,

    keeping: 'Så länge sparas uppgifter',
    keeps: {
      answers: 'Dina svar',
      pinned: 'Svar som du fäster',
      log: 'Loggen över vad du har gjort',
      usage: 'Vilka frågor du har ställt, när du ställde dem och vad de kostade',
      sums: 'Hur mycket du har använt assistenten, dag för dag',
      votes: 'Vad du har tyckt om svar, utan ditt namn',
      looks: 'Vem som har sett dina uppgifter',
      bookings: 'Rumsbokningar, räknat från bokningens dag',
      notifications: 'Notiser',
      profile: 'Din profil',
      drafts: 'Påbörjad text och det du frågade senast, bara i din webbläsare',
    },
    notKept: 'Sparas inte',
    days,
    asLong: 'Så länge du har ett konto',
    sumsStay: 'Tas inte bort. Ditt namn försvinner med kontot.',
    untilClosed: 'Tills du stänger fliken',

    seeing: 'Vem ser vad',
    sees: [
      'Dina frågor och svar ser bara du, om du inte själv låter administratörerna se din text. I det som sparas är de dolda uppgifterna utbytta mot märken.',
      'Att du har ställt en fråga, och när, ser administratörerna i loggen. Vad du skrev står inte där.',
      'Din profil ser du och administratörerna.',
      'Alla som har ett konto kan söka fram ditt namn och din e-postadress när en fråga gäller en kollega. Inget av det skickas till assistenten.',
      'Frågor som du föreslår läser administratörerna. Om de publiceras står ditt namn vid dem, synligt för alla.',
      'Vad du tycker om ett svar sparas utan ditt namn. Text som du låter administratörerna se sparas lika länge, eller tills du raderar svaret. Ett prov som en administratör har gjort av den finns kvar.',
    ],
    seesStatistics: {
      shown:
        'Hur mycket du använder assistenten ser administratörerna i statistiken, med ditt namn.',
      pseudonym:
        'Statistiken visar en beteckning i stället för ditt namn. Loggen visar ändå vem som har frågat och när, så den som jämför dem kan ibland förstå vem en beteckning gäller.',
    },
    seesRooms: 'Den som får boka rum ser vem som har bokat, när, och anteckningen.',

    seen: 'Vem har sett mina uppgifter',
    seenHow: 'När en administratör öppnar din profil eller din logg står det här.',
    nobody: (count: number | undefined) =>
      `Ingen har öppnat din profil eller din logg${count === undefined ? '' : ` ${lately(count)}`}.`,
    seenFailed: 'Listan kunde inte hämtas',
    seenAt: { profile: 'din profil', log: 'din logg' },

    own: 'Hämta dina uppgifter',
    ownHow: (books: boolean) =>
      `Här hämtar du det som portalen vet om dig: profil, svar, logg, notiser${books ? ', bokningar' : ''} och förslag på frågor. Filen sparas på din dator.`,
    ownMissing: ({ salary, books }: { salary: boolean; books: boolean }) =>
      `${salary ? 'Din lön och statistiken' : 'Statistiken'} per person lämnas ut av en administratör${books ? '' : ', liksom rum som någon har bokat åt dig'}. Filen har de ${limits.notifications} senaste notiserna som du inte har rensat${books ? ', och bokningar från ett år bakåt till ett år framåt' : ''}.`,
    asPage: 'Hämta som sida att läsa',
    asJson: 'Hämta som JSON',
    taking: 'Hämtar dina uppgifter …',
    taken: 'Dina uppgifter är hämtade.',
    file: 'Mina uppgifter',

    /** The fields of a profile that a person knows by no other name. */
    fields: {
      id: 'Id',
      NewEmail: 'Ny e-post som väntar på kod',
      BildUrl: 'Bild',
      Lastlogin: 'Senast inloggad',
      InAktiv: 'Inaktiv',
      SecondStep: 'Tvåstegsverifiering',
      Tour: 'Rundtur visas',
      Favourites: 'Favoriter',
      DaytoUpdate: 'Senast ändrad',
    },
    yes: 'Ja',
    no: 'Nej',
    /** Whose sign-in is asked for a second step there. */
    atOutlook: 'Hos Outlook',
    parts: {
      profile: 'Profil',
      answers: 'Svar',
      log: 'Logg',
      notifications: 'Notiser',
      bookings: 'Bokningar',
      proposals: 'Förslag på frågor',
      looks: 'Vem som har sett dina uppgifter',
    },
    nothing: 'Inget sparat',
    asked: 'Du skrev',
    answered: 'Svar',
    takenAt: (when: string) => `Hämtat ${when}`,
  },
  {},
)
