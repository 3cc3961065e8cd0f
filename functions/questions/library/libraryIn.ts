import type { Offer } from '../../../shared/rules/questionLibrary/fitting.ts'
import { modelsOf, takesOf } from '../../platform/models/catalogue.ts'
import { classes } from '../../platform/models/infoClasses.ts'
import { configuredProviders } from '../../platform/models/keys.ts'
import { suppliers } from '../../platform/models/suppliers.ts'
import { invalid } from '../../runtime/errors.ts'
import { readLibrary } from '../../stores/questions/library/file.ts'

/** The library in the text of a file, or of a part of one. Throws 400 with what is wrong with it. */
export async function libraryIn(File: string, from = 0) {
  const read = await readLibrary(File, { from })
  if ('fault' in read) throw invalid({ File: read.fault })
  return read.library
}

/** What questions that are taken in can have here: this stage's classes, and the services that it can ask. */
export async function offerHere(): Promise<Offer> {
  const able = await configuredProviders()
  return {
    classes,
    services: able.map((AImodule) => {
      const models = modelsOf(AImodule).map(({ GPTV }) => GPTV)
      const takes = Object.fromEntries(models.map((GPTV) => [GPTV, takesOf(GPTV)]))
      return { AImodule, models, takes, highestClass: suppliers[AImodule]?.highestClass }
    }),
  }
}
