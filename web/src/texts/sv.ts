/** Every Swedish word of the screens. Functions where a text has something to fill in. */
export const sv = {
  pageTitle: (page: string, product: string) => `${page} – ${product}`,
  skipToContent: 'Hoppa till innehållet',
  loading: 'Laddar …',
  tryAgain: 'Försök igen',
  close: 'Stäng',
  undo: 'Ångra',
  errorCode: (code: number) => `Felkod ${code}`,
  saved: 'Sparas.',
  messages: 'Meddelanden',

  menu: {
    label: 'Huvudmeny',
    open: 'Öppna menyn',
    lobby: 'Lobby',
    questions: 'Frågor',
    users: 'Användare',
    rooms: 'Rum',
    documents: 'Dokument',
    news: 'Nyheter',
    home: (product: string) => `${product}, till startsidan`,
  },

  offline:
    'Du är offline. Det du skriver finns kvar, men inget kan hämtas eller sparas förrän du är online igen.',

  person: {
    // Begins with what the button shows, for those who speak to the browser.
    menu: (initials: string, name: string) => `${initials}, konto för ${name}`,
    account: 'Mitt konto',
    accessibility: 'Tillgänglighet',
    signOut: 'Logga ut',
    appearance: 'Utseende',
    appearances: { system: 'Auto', light: 'Ljust', dark: 'Mörkt' },
  },

  signIn: {
    title: 'Logga in',
    heading: (product: string) => `Välkommen till ${product}`,
    lead: 'Logga in med ditt arbetskonto.',
    email: 'E-post',
    password: 'Lösenord',
    showPassword: 'Visa lösenord',
    hidePassword: 'Dölj lösenord',
    submit: 'Logga in',
    forgot: 'Glömt mitt lösenord',
    register: 'Skapa konto',
    or: 'eller',
    outlook: 'Logga in med Outlook',
    incorrect: 'Incorrect entry.',
    emailHelp: 'Skriv din e-postadress, till exempel namn@foretag.se.',
    passwordHelp: 'Fyll i ditt lösenord.',
    panel: 'Färdiga frågor.\nTydliga svar.\nMer tid för det viktiga.',
  },

  newPassword: {
    firstTitle: 'Välj ett nytt lösenord',
    firstLead: 'Du loggar in för första gången. Välj ett eget lösenord för att fortsätta.',
    password: 'Nytt lösenord',
    hint: '* minst 8 tecken, minst ett stort tecken och en siffra',
    missing: 'Lösenordet saknar:',
    complete: 'Lösenordet uppfyller alla krav.',
    submit: 'Spara lösenordet',
    submitFirst: 'Spara och logga in',
  },

  welcome: {
    title: 'Välj ditt lösenord',
    lead: (email: string) => `Välj ett lösenord för ${email}, så är du igång.`,
    over: 'Länken gäller inte längre. Välj Glömt mitt lösenord på inloggningssidan, så skickar vi en ny.',
  },

  forgot: {
    title: 'Glömt lösenord',
    heading: 'Glömt ditt lösenord?',
    lead: 'Skriv din e-postadress så skickar vi en länk där du väljer ett nytt.',
    submit: 'Skicka länk',
    sent: 'Ett mejl med en länk för att återställa lösenordet har skickats.',
    sentHelp: 'Kom det inget? Kontrollera adressen och titta i skräpposten.',
    haveCode: 'Jag har redan en kod',
    back: 'Till inloggningen',
    resetTitle: 'Nytt lösenord',
    resetHeading: 'Välj ett nytt lösenord',
    resetLead: (email: string) => `För kontot ${email}.`,
    code: 'Kod från mejlet',
    codeHelp: 'Skriv koden som står i mejlet.',
    newMail: 'Skicka ett nytt mejl',
    done: 'Ditt lösenord är ändrat.',
    doneHelp: 'Logga in med det nya lösenordet.',
  },

  /** What the user pool says no with, by its own error names (features/auth/poolTexts.ts). */
  pool: {
    wrong: 'Fel e-postadress eller lösenord. Kontrollera uppgifterna och försök igen.',
    locked: 'För många misslyckade försök. Kontot är låst en stund. Vänta och försök sedan igen.',
    disabled: 'Kontot är inaktiverat. Kontakta en administratör.',
    unconfirmed: 'Kontot är inte bekräftat än. Skapa det på nytt, eller kontakta en administratör.',
    resetRequired: 'Du behöver välja ett nytt lösenord. Skicka en länk till din e-post här nedan.',
    tooMany: 'För många försök på kort tid. Vänta en stund och försök sedan igen.',
    codeWrong: 'Koden stämmer inte. Kontrollera den, eller be om ett nytt mejl.',
    codeExpired: 'Koden gäller inte längre. Be om ett nytt mejl.',
    passwordRefused: 'Lösenordet godtogs inte. Välj ett annat.',
    sessionOver: 'Inloggningen tog för lång tid. Börja om från början.',
    unsupported:
      'Kontot kräver ett inloggningssätt som portalen inte stöder. Kontakta en administratör.',
  },

  lobby: {
    title: 'Lobby',
    heading: (name: string) => `Hej ${name}!`,
    welcome: (assistant: string) =>
      `${assistant} är din personliga digitala assistent, med uppdrag att göra vardagen enklare.`,
    welcomeHelp:
      'Här nedanför finns exempel på frågor. Skriv dina uppgifter i en fråga för att få ett utförligt svar.',
    newQuestions: 'Nya frågor',
    cleared: 'Alla frågor är tömda.',
    restored: 'Frågorna är som de var.',
    list: 'Frågor',
    empty: 'Här är det tomt än så länge',
    emptyHelp: 'När en administratör har lagt upp frågor visas de här. Titta in igen om en stund.',
    failed: 'Frågorna gick inte att hämta',
  },

  card: {
    input: 'Dina uppgifter',
    placeholder: 'Skriv dina uppgifter här …',
    send: 'Skicka',
    shortcut: 'Ctrl + Enter skickar',
    sent: 'Skickat.',
    answer: 'Svar',
    answerTo: (label: string) => `Svar på ${label}`,
    waiting: (assistant: string) => `${assistant} tänker …`,
    writing: (assistant: string) => `${assistant} skriver …`,
    done: 'Svaret är klart.',
    longest: 'Svaret nådde sin längsta längd.',
    longestHelp: 'Slutet saknas än. Fortsätt, så skrivs svaret vidare där det slutade.',
    longestEnd:
      'Slutet saknas, och svaret är för långt för att fortsätta. Be om ett kortare svar, eller dela upp texten.',
    goOn: 'Fortsätt',
    sources: 'Källor',
    stopped: 'Svaret avbröts.',
    stoppedEmpty: 'Inget hann skrivas. Försök igen när du vill.',
    failed: 'Det blev inget svar',
    cut: 'Svaret blev inte klart',
    stop: 'Avbryt',
    copy: 'Kopiera',
    copied: 'Kopierat',
    copyFailed: 'Det gick inte att kopiera',
    copyFailedHelp: 'Markera texten och kopiera den för hand.',
  },

  notFound: {
    title: 'Sidan finns inte',
    heading: 'Oops, an error has occurred. Page not found!',
    help: 'Sidan finns inte. Den kan ha flyttats, eller så är adressen felskriven.',
    home: 'Till startsidan',
  },

  broken: {
    title: 'Något gick fel',
    heading: 'Sorry, server goes wrong',
    help: 'Något gick fel hos oss. Ladda om sidan, så brukar det lösa sig.',
    reload: 'Ladda om sidan',
  },
} as const
