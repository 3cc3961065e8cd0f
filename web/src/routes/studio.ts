import { paths } from './paths.ts'

/** How the address of the studio calls a question that is not there yet. */
export const newInStudio = 'ny'

/** How the library's address calls the model that ends whose questions it shows, and the studio's the one to be tried. */
export const modelName = 'modell'

/** The library's questions that ask a model that ends. */
export const libraryOf = (GPTV: string) =>
  `${paths.questions}?${new URLSearchParams({ [modelName]: GPTV })}`

/** The page on which a question is written and tried; with another model than its own where `GPTV` names it. */
export const studioOf = (questionId: string, GPTV?: string) =>
  `${paths.questions}?${new URLSearchParams({ id: questionId, ...(GPTV !== undefined && { [modelName]: GPTV }) })}`

/** How the library's address calls the page on which it is taken out and in. */
export const libraryAsFile = 'fil'

/** The page on which the library is taken out and in. */
export const libraryFilePage = `${paths.questions}?${libraryAsFile}=`
