import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { earlyScript } from './build/earlyScript.ts'

// The router's build for production, which its package brings along but names nowhere: without its warnings.
const router = resolve(import.meta.dirname, '../node_modules/react-router/dist/production')

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), earlyScript],
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: `${router}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
    ],
  },
  // What reads files loads its libraries only when a file needs them.
  worker: { format: 'es' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // The sign-in and the shell are the portal; a preload list for the later screens would only grow the entry.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Emotion brings them for a function that nobody here uses.
      treeshake: {
        moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            // Changes less often than the rest: a new release leaves it in the browsers' caches.
            {
              name: 'react',
              test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
              priority: 2,
            },
            // Everything that the sign-in page needs, in one file.
            { name: 'index', tags: ['$initial'], priority: 1 },
            // What nearly every screen after it needs, in one file instead of thirty.
            {
              name: 'screens',
              test: /node_modules[\\/](?:zod|@tanstack)[\\/]|shared[\\/](?:contract|limits)|src[\\/](?:api[\\/](?!session\.)|ui[\\/](?!answer|picture[\\/]P))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
})
