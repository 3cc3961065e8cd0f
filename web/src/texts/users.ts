import { inBoth } from './inBoth.ts'

/** The list of people and its dialogs (docs/requirements.md, "Users list"). */
const klarsprak = {
  title: 'Användare',
  lead: 'Alla som har ett konto i portalen.',
  add: 'Ny användare',
  search: 'Sök användare …',
  searchLabel: 'Sök användare',
  columns: {
    picture: 'Bild',
    name: 'Namn',
    lastname: 'Efternamn',
    email: 'E-post',
    lastLogin: 'Senast inloggad',
  },
  actions: 'Åtgärder',
  never: '–',
  active: 'Aktiv',
  inactive: 'Inaktiv',
  roleOf: { admin: 'Administratör', user: 'Användare' },
  count: (count: number) => `${count} användare`,
  role: 'Roll',
  roles: { admin: 'Administratörer', user: 'Användare' },
  status: 'Status',
  statuses: { active: 'Aktiva', inactive: 'Inaktiva' },
  editTip: 'Redigera',
  deleteTip: 'Radera',
  edit: (name: string) => `Redigera ${name}`,
  delete: (name: string) => `Radera ${name}`,
  notYourself: 'Du kan inte radera ditt eget konto.',

  empty: 'Inga användare än',
  emptyHelp: 'Lägg till den första med knappen Ny användare.',
  nothingFound: 'Ingen användare passar sökningen. Prova färre ord eller ett annat filter.',
  showAll: 'Visa alla',
  failed: 'Listan med användare kunde inte hämtas',
  failedCode: 1011,

  newTitle: 'Ny användare',
  firstname: 'Förnamn',
  lastname: 'Efternamn',
  phone: 'Telefon',
  email: 'E-post',
  password: 'Lösenord',
  passwordNote: 'Utan lösenord får personen ett mejl med en länk för att välja ett eget.',
  cancel: 'Avbryt',
  added: 'Användaren är tillagd.',

  /** What helps with a wrong field. */
  help: {
    Firstname: 'Fyll i ett förnamn.',
    email: 'Skriv en e-postadress, till exempel namn@exempel.se.',
  },

  deleteTitle: 'Radera kontot?',
  deleteTitleMany: 'Radera kontona?',
  deleteOne: (name: string) => `Vill du radera kontot för ${name}?`,
  deleteMany: (count: number, names: string) => `Vill du radera ${count} konton: ${names}?`,
  andMore: (count: number) => `och ${count} till`,
  deleteHelpMany: 'Kontona, profilerna och bilderna tas bort. Det går inte att ångra.',
  deleteHelp: 'Kontot, profilen och bilden tas bort. Det går inte att ångra.',
  deleted: (count: number) => (count === 1 ? 'Kontot är raderat.' : `${count} konton är raderade.`),
}

export const userTexts = inBoth(klarsprak, {
  add: 'Lägga till ett nytt konto',
  search: 'Sök användare...',
  columns: { name: 'Name', email: 'Email', lastLogin: 'Senast inloggad.' },
  never: '-',
  editTip: 'Modifiera',
  edit: (name: string) => `Modifiera ${name}`,
  empty: 'Tomt',
  emptyHelp: 'Lägg till den första med plusknappen.',
  newTitle: 'En ny användare',
  phone: 'Tele.',
  email: 'Email',
  cancel: 'Cancel',
  added: 'En ny Användare skapas',
  deleteOne: (name: string) => `Vill du verkligen radera detta Konto ${name}.`,
  deleteMany: (count: number, names: string) =>
    `Vill du verkligen radera dessa ${count} Konton: ${names}.`,
  deleted: () => 'Selected user was deleted successfully.',
})
