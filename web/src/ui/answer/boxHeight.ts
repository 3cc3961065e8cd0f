import { limits } from '../../../../shared/limits.ts'

/** As high as a text box of ten rows with its padding and border (docs/requirements.md, "Constants and limits"). */
export const boxHeight = `calc(${limits.boxRows}lh + 1.5rem + 2px)`
