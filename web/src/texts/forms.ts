/** What every form and dialog says. */
export const formTexts = {
  save: 'Spara',
  cancel: 'Avbryt',
  delete: 'Radera',
  nothingToSave: 'Inget är ändrat än.',
  writtenSince: 'Det du har skrivit sedan dess är inte sparat än.',
  day: 'åååå-mm-dd',
  chooseDay: (field: string) => `Välj dag i kalendern: ${field}`,
  mend: (count: number) => `Rätta ${count} fält`,

  conflictElsewhere: 'De nya uppgifterna visas nu, och det du har skrivit finns kvar. Spara igen.',
  conflictFields:
    'Det du har skrivit finns kvar. Någon annan har också ändrat det som står här nedanför. Spara igen för att ersätta det med ditt.',
  nowIs: (value: string) => `är nu ”${value}”`,
  nowEmpty: 'är nu tomt',
  takeTheirs: 'Använd det nya',
  takeTheirsIn: (field: string) => `Använd det nya i ${field}`,

  leaveTitle: 'Lämna sidan?',
  leaveQuestion: 'Du har ändringar som inte är sparade. De försvinner om du lämnar sidan.',
  leave: 'Lämna utan att spara',
  stay: 'Stanna kvar',

  unloaded: 'Det kunde inte öppnas',
  unloadedHelp: 'Ladda om sidan och försök igen. Det du har skrivit finns kvar.',

  missing: 'Den här delen kunde inte hämtas. Ladda om sidan och försök igen.',

  restored: 'Det du skrev senast finns kvar.',
  startOver: 'Börja om',
} as const
