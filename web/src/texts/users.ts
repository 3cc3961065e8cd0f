/** The list of people and its dialogs (docs/requirements.md, "Users list"). */
export const userTexts = {
  title: 'Användare',
  add: 'Lägga till ett nytt konto',
  search: 'Sök användare...',
  searchLabel: 'Sök användare',
  columns: { picture: 'Bild', name: 'Name', email: 'Email', lastLogin: 'Senast inloggad' },
  actions: 'Åtgärder',
  never: '-',
  inactive: 'Inaktiv',
  count: (count: number) => (count === 1 ? '1 användare' : `${count} användare`),
  role: 'Roll',
  roles: { admin: 'Administratörer', user: 'Användare' },
  status: 'Status',
  statuses: { active: 'Aktiva', inactive: 'Inaktiva' },
  editTip: 'Modifiera',
  deleteTip: 'Radera',
  edit: (name: string) => `Modifiera ${name}`,
  delete: (name: string) => `Radera ${name}`,
  notYourself: 'Du kan inte radera ditt eget konto.',

  empty: 'Tomt',
  emptyHelp: 'Här finns inga användare än. Lägg till den första med plusknappen.',
  nothingFound: 'Ingen användare passar sökningen. Prova färre ord eller ett annat filter.',
  showAll: 'Visa alla',
  failed: 'Användarna gick inte att hämta',

  newTitle: 'En ny användare',
  firstname: 'Förnamn',
  lastname: 'Efternamn',
  phone: 'Tele.',
  email: 'Email',
  password: 'Lösenord',
  passwordNote: 'Utan lösenord får personen ett mejl med en länk för att välja ett eget.',
  added: 'En ny Användare skapas',

  /** What helps with a wrong field, after the owner's own message. */
  help: {
    Firstname: 'Fyll i ett förnamn.',
    email: 'Skriv en adress som namn@foretag.se.',
  },

  deleteTitle: 'Radera konto',
  deleteTitleMany: 'Radera konton',
  deleteOne: (name: string) => `Vill du verkligen radera detta Konto ${name}.`,
  deleteMany: (count: number, names: string) =>
    `Vill du verkligen radera dessa ${count} Konton: ${names}.`,
  andMore: (count: number) => `och ${count} till`,
  deleteHelpMany: 'Kontona, profilerna och bilderna tas bort. Det går inte att ångra.',
  deleteHelp: 'Kontot, profilen och bilden tas bort. Det går inte att ångra.',
  deleted: 'Selected user was deleted successfully.',
} as const
