import { limits } from '../../../../shared/limits.ts'
import { pictureTexts } from '../../texts/pictures.ts'

/** What a browser can show and the server takes (docs/requirements.md, "Picture"). */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

/** Something is wrong with what was chosen; `message` says what. */
export class PictureProblem extends Error {
  override name = 'PictureProblem'
}

/** The one picture among the chosen files. Reads nothing of it; throws `PictureProblem`. */
export function onePicture([first, ...more]: File[]): File {
  if (more.length > 0) throw new PictureProblem(pictureTexts.onlyOne)
  if (!first || !pictureTypes.includes(first.type)) throw new PictureProblem(pictureTexts.wrongType)
  if (first.size > limits.pictureBytes) throw new PictureProblem(pictureTexts.tooLarge)
  return first
}

function drawnSquare(picture: ImageBitmap) {
  const from = Math.min(picture.width, picture.height)
  const side = Math.min(from, limits.pictureSide)
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')
  if (!context) throw new PictureProblem(pictureTexts.unreadable)
  const left = (picture.width - from) / 2
  const top = (picture.height - from) / 2
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, from, from, 0, 0, side, side)
  return { canvas, context }
}

async function squareOf(picture: ImageBitmap): Promise<File> {
  const { canvas, context } = drawnSquare(picture)
  picture.close()
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
  if (webp.type === 'image/webp') return new File([webp], 'bild.webp', { type: webp.type })

  // Safari writes no WebP. JPEG knows no transparency, and would make it black.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  return new File([jpeg], 'bild.jpg', { type: jpeg.type })
}

/**
 * The centred square of a picture, no larger than the portal shows it. Throws `PictureProblem` if it is none, or one that the
 * browser cannot draw.
 */
export async function squarePicture(file: File): Promise<File> {
  try {
    // Upright, whichever way the camera was held.
    return await squareOf(await createImageBitmap(file, { imageOrientation: 'from-image' }))
  } catch {
    throw new PictureProblem(pictureTexts.unreadable)
  }
}
