/** The editor of documents and news. A button's keys stand behind its name. */
export const editorTexts = {
  toolbar: 'Textformat',
  help: 'Tab lämnar texten. Skift + Tab går till knapparna, som du byter mellan med piltangenterna.',
  noPictures: 'Bilder kan inte vara med i texten. De togs inte med.',
  loading: 'Laddar redigeraren …',
  failed: (label: string) => `${label} går inte att skriva just nu`,
  failedHelp: 'Ladda om sidan, så hämtas redigeraren igen. Det du har skrivit finns kvar.',
  paragraph: { name: 'Stycke', keys: 'Ctrl + Alt + 0', shortcut: 'Control+Alt+0' },
  heading: { name: 'Mellanrubrik', keys: 'Ctrl + Alt + 2', shortcut: 'Control+Alt+2' },
  subheading: { name: 'Underrubrik', keys: 'Ctrl + Alt + 3', shortcut: 'Control+Alt+3' },
  strong: { name: 'Fet', keys: 'Ctrl + B', shortcut: 'Control+B' },
  em: { name: 'Kursiv', keys: 'Ctrl + I', shortcut: 'Control+I' },
  bullets: { name: 'Punktlista', keys: 'Ctrl + Skift + 8', shortcut: 'Control+Shift+8' },
  numbers: { name: 'Numrerad lista', keys: 'Ctrl + Skift + 7', shortcut: 'Control+Shift+7' },
  link: { name: 'Länk', keys: 'Ctrl + K', shortcut: 'Control+K' },
  withKeys: (name: string, keys: string) => `${name} (${keys})`,

  address: 'Länkens adress',
  insert: 'Infoga länk',
  remove: 'Ta bort länk',
  cancel: 'Avbryt länk',
  addressHelp: 'Skriv en webbadress eller en e-postadress, till exempel https://example.se.',
} as const
