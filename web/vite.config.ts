import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

// Without it a person who chose the other appearance than the system's would see a flash: nothing is painted before
// the bundle has set the appearance. A browser that does not know the attribute ignores it.
const paintAfterBundle: Plugin = {
  name: 'paint-after-bundle',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replaceAll('<script type="module"', '<script type="module" blocking="render"'),
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), paintAfterBundle],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // The sign-in and the shell are the portal; a preload list for the later screens would only grow the entry.
    modulePreload: { polyfill: false },
    rolldownOptions: {
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
          ],
        },
      },
    },
  },
})
