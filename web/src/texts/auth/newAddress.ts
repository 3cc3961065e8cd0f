/** A new address of one's own, which waits for its code. */
export const newAddressTexts = {
  title: 'Ny e-postadress',
  about: (email: string) =>
    `Vi har mejlat en kod till ${email}. Din nuvarande adress gäller tills du har skrivit koden här.`,
  /** What is told of a form that was saved with another address in it. */
  waits: (email: string) =>
    `Uppgifterna är sparade. Skriv in koden som vi har mejlat till ${email}, så gäller den nya adressen.`,
  code: 'Kod från mejlet',
  confirm: 'Bekräfta adressen',
  again: 'Skicka koden igen',
  sentAgain: 'En ny kod har skickats.',
  undo: 'Avbryt bytet',
  done: 'Din e-postadress är bytt.',
  unconfirmed: 'Adressen kunde inte bekräftas',
  undone: 'Bytet är avbrutet. Din nuvarande adress gäller.',
} as const
