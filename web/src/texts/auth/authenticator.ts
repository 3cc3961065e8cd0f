/** The second step of a sign-in with a password: codes of an authenticator app. */
export const authenticatorTexts = {
  title: 'Tvåstegsverifiering',
  lead: 'Öppna din autentiseringsapp och skriv koden som visas för portalen.',
  code: 'Engångskod',
  lost: 'Kommer du inte åt appen? En administratör kan stänga av tvåstegsverifieringen för dig.',
  wrong: 'Koden stämmer inte. Vänta på nästa kod i appen och försök igen.',
  used: 'Den koden är redan använd. Vänta på nästa kod i appen och försök igen.',

  linkTitle: 'Ställ in tvåstegsverifiering',
  required:
    'Kontot ska skyddas med en kod utöver lösenordet. Skanna QR-koden med en autentiseringsapp, till exempel Microsoft Authenticator, och skriv koden som appen visar.',
  scan: 'Skanna QR-koden med en autentiseringsapp, till exempel Microsoft Authenticator. Skriv sedan koden som appen visar.',
  picture: 'QR-kod för autentiseringsappen',
  openHere: 'Öppna appen på den här enheten',
  typeKey: 'Eller skriv nyckeln i appen för hand:',

  about: 'En kod från en app i telefonen, utöver lösenordet, skyddar ditt konto.',
  on: 'På',
  off: 'Av',
  turnOn: 'Slå på',
  changeApp: 'Byt app',
  turnOff: 'Stäng av',
  turnOffTitle: 'Stänga av tvåstegsverifieringen?',
  turnOffQuestion: 'Efter det räcker lösenordet för att logga in på ditt konto.',
  turnOffFor: 'Stäng av tvåstegsverifiering',
  turnOffForQuestion: (name: string) =>
    `${name} kan sedan logga in med bara sitt lösenord, och får veta att du har gjort det. Kontrollera först att det är rätt person som ber om det.`,
  turnOffForRequired: (name: string) =>
    `${name} får ställa in en ny app innan portalen går att använda igen, och får veta att du har gjort det. Kontrollera först att det är rätt person som ber om det.`,
  linkFailed: 'Tvåstegsverifieringen kunde inte ställas in',
} as const
