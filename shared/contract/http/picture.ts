import * as z from 'zod/mini'
import { limits } from '../../limits.ts'

/**
 * One picture. What it is the server reads from its content, whatever the browser says of it (docs/requirements.md,
 * "Picture").
 */
export const picture = z
  .file('Välj en bild.')
  .check(
    z.minSize(1, 'Bilden är tom.'),
    z.maxSize(limits.pictureBytes, 'Bilden får vara högst 5 MB.'),
  )
