import { lazyImport } from '../../../api/lazyImport.ts'
import { fileName, saveFile } from '../../file/save.ts'
import type { Taken } from './word.ts'

/** Saves answers as a Word file, whose maker is fetched only now. */
export async function saveWord(title: string, taken: Taken[]): Promise<void> {
  const { wordOf, wordType } = await lazyImport(() => import('./word.ts'))
  saveFile(`${fileName(title)}.docx`, await wordOf(title, taken), wordType)
}
