import type { Plugin } from 'vite'

// What the lobby runs before its first card (chunks.ts).
const ranAtOnce = /^(?:react|index|frame|lobby|fields)$/

/**
 * Tells V8 which files to compile whole, in another thread while the next one comes: by itself it compiles each function once it is
 * called, in the thread that draws (https://v8.dev/blog/explicit-compile-hints). Other browsers read a comment.
 */
export const compileHints: Plugin = {
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    // V8 reads a hint only at the very top: above what Vite itself puts there.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && ranAtOnce.test(file.name)) {
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      }
    },
  },
}
