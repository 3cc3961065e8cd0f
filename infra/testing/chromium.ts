import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

const packed = resolve(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin')
const { version } = JSON.parse(readFileSync(resolve(packed, '../package.json'), 'utf8'))
// Not by way of a link: what is written into it holds for everybody who shares the folder.
const modules = realpathSync(resolve(import.meta.dirname, '../../node_modules'))
const home = join(modules, `.cache/chromium-${version}`)

const unpacked = (name: string) => brotliDecompressSync(readFileSync(join(packed, name)))

function unpackInto(folder: string) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'chromium'), unpacked('chromium.br'), { mode: 0o755 })
  for (const archive of ['al2023.tar.br', 'fonts.tar.br']) {
    execFileSync('tar', ['-x', '-C', folder], { input: unpacked(archive) })
  }
  // Without a font it knows of, this browser aborts.
  writeFileSync(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(home, 'fonts')}</dir><cachedir>${join(home, 'fonts-cache')}</cachedir></fontconfig>`,
  )
}

/** Unpacks the browser that lies in the npm package, once; two workers may do it at the same time. */
function unpackOnce() {
  if (existsSync(home)) return
  const temporary = `${home}.${process.pid}`
  unpackInto(temporary)
  try {
    renameSync(temporary, home)
  } catch {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** Where the browser of the tests lies and what it must find in its environment. `CHROME_PATH` names another one. */
export function chromium(): { executablePath: string; env: Record<string, string> } {
  const inherited = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
  // Where the machine names none, a file with å, ä or ö in its name could not be saved.
  const withLetters = { ...inherited, LC_ALL: 'C.UTF-8' }
  const own = process.env['CHROME_PATH']
  if (own !== undefined) return { executablePath: own, env: withLetters }
  unpackOnce()
  return {
    executablePath: join(home, 'chromium'),
    env: { ...withLetters, LD_LIBRARY_PATH: join(home, 'lib'), FONTCONFIG_PATH: home },
  }
}
