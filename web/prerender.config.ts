import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The program that draws the sign-in page where there is no browser (web/src/prerender.tsx). */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  ssr: { noExternal: true },
  build: {
    ssr: resolve(import.meta.dirname, 'src/prerender.tsx'),
    outDir: '../dist/prerender',
    emptyOutDir: true,
    target: 'node24',
    minify: true,
  },
})
