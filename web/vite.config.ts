import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './build/chunks.ts'
import { compileHints } from './build/compileHints.ts'
import { earlyScript } from './build/earlyScript.ts'

// The router's build for production, which its package brings along but names nowhere: without its warnings.
const router = resolve(import.meta.dirname, '../node_modules/react-router/dist/production')

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), earlyScript, compileHints],
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: `${router}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
      // The calendar's pop-up, which nothing here opens, with what places it.
      { find: /^react-overlays$/, replacement: resolve(import.meta.dirname, 'build/noOverlay.ts') },
    ],
  },
  // What reads files loads its libraries only when a file needs them.
  worker: { format: 'es' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // What comes with the page need not be named again by what comes after it.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter((name) => !/assets\/(?:react|rolldown-runtime)-/.test(name)),
    },
    rolldownOptions: {
      // Emotion and react-big-calendar bring them for functions that nobody here uses.
      treeshake: {
        moduleSideEffects: [
          { test: /hoist-non-react-statics|react-is|node_modules[\\/]dayjs/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
})
