/** What the owner wrote in English: it is read out as such (WCAG 3.1.2). Of two, the longer one comes first. */
const english = [
  'There was something issue in responding server.',
  'Something went wrong',
  'Oops, an error has occurred. Page not found!',
  'Sorry, server goes wrong',
  'Selected user was deleted successfully.',
  'Incorrect entry.',
  'This field is required!',
  'Email is not valid!',
  'Prompt tokens',
  'Completion tokens',
  'Chat GPT model',
  'AI module',
  'Meta label',
  'Ordering',
  'Label',
  'Email',
  'Name',
  'Body',
  'Cancel',
]

/** The English words that a text begins with, and the rest of it. */
export function englishOf(text: string): { english: string; rest: string } {
  const found = english.find((words) => text === words || text.startsWith(`${words} `)) ?? ''
  return { english: found, rest: text.slice(found.length) }
}
