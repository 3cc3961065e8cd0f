import { type RefObject, useState } from 'react'
import { limits } from '../../../../shared/limits.ts'
import { fileTexts as texts } from '../../texts/files.ts'
import type { Outcome, Why } from './outcome.ts'

type Told = { id: string; tone: 'success' | 'error'; title: string; help: string }

const megabyte = 1024 * 1024

const reasonOf = (why: Why): string =>
  why === 'large' ? texts.why.large(limits.fileBytes / megabyte) : texts.why[why]

function toldOf(name: string, read: Outcome): Omit<Told, 'id'> {
  if ('why' in read) return { tone: 'error', title: texts.failed(name), help: reasonOf(read.why) }
  const { text, pages, pictures } = read
  const help = [
    pictures > 0 ? texts.pictures(pictures, pages) : '',
    text.length > limits.fileText ? texts.cut(limits.fileText) : '',
  ]
  return { tone: 'success', title: texts.added(name), help: help.join(' ').trim() }
}

/** Reads a file with what is fetched only now. */
const readLater = (file: File): Promise<Outcome> =>
  import('./readFile.ts')
    .then(({ readFile }) => readFile(file))
    .catch((): Outcome => ({ why: 'offline' }))

/** Puts a text where the cursor of a box stands, lines of its own, and the cursor behind it. */
function inserted({ value, selectionEnd }: HTMLTextAreaElement, text: string) {
  // What is marked stays, as where a word has just been hidden.
  const before = value.slice(0, selectionEnd).trimEnd()
  const after = value.slice(selectionEnd).trimStart()
  const start = [before, text].filter((part) => part !== '').join('\n\n')
  return { whole: after === '' ? start : `${start}\n\n${after}`, cursor: start.length }
}

/** Reads files and puts their text into a box; what is there stays. */
export function useFileText(
  box: RefObject<HTMLTextAreaElement | null>,
  onText: (text: string) => void,
) {
  const [reading, setReading] = useState<string>()
  const [told, tell] = useState<Told[]>([])

  async function take(files: File[]) {
    tell([])
    for (const file of files) {
      setReading(file.name)
      const read = await readLater(file)
      if (box.current && !('why' in read)) {
        const text = `${texts.line(file.name)}\n${read.text.slice(0, limits.fileText).toWellFormed()}`
        const { whole, cursor } = inserted(box.current, text)
        onText(whole)
        const field = box.current
        requestAnimationFrame(() => field.setSelectionRange(cursor, cursor))
      }
      tell((before) => [...before, { id: crypto.randomUUID(), ...toldOf(file.name, read) }])
    }
    setReading(undefined)
  }

  return {
    reading,
    told,
    take: (files: File[]) => {
      if (reading === undefined) void take(files)
    },
  }
}
