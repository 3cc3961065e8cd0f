import { inBoth } from '../inBoth.ts'

/** What the pages say on which a password is chosen, and where it is forgotten. */
const klarsprak = {
  newPassword: {
    firstTitle: 'Välj ett nytt lösenord',
    firstLead: 'Du loggar in för första gången. Välj ett eget lösenord för att fortsätta.',
    password: 'Nytt lösenord',
    hint: 'Krav på lösenordet:',
    met: 'uppfyllt',
    unmet: 'saknas',
    complete: 'Lösenordet uppfyller alla krav.',
    submit: 'Spara lösenordet',
    submitFirst: 'Spara och logga in',
  },

  forgot: {
    title: 'Glömt lösenordet',
    heading: 'Glömt lösenordet?',
    lead: 'Skriv din e-postadress, så skickar vi en länk där du väljer ett nytt.',
    submit: 'Skicka länk',
    sent: 'Om det finns ett konto med den adressen har vi skickat ett mejl med en länk där du väljer ett nytt lösenord.',
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
}

export const passwordTexts = inBoth(klarsprak, {
  newPassword: { hint: '* minst 8 tecken, minst ett stort tecken och en siffra' },
  forgot: {
    heading: 'Glömt ditt lösenord?',
    sent: 'Ett mejl med en länk för att återställa lösenordet har skickats.',
  },
})
