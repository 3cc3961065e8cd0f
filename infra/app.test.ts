import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { root } from './testing/architecture/sources.ts'
import { buildWhatIsMissing } from './build/synthesise.ts'

beforeAll(buildWhatIsMissing)

/** Runs infra/app.ts as the CDK's command line does, with cdk-nag's and CDK's own checks. */
async function synth(stage: string) {
  const outdir = await mkdtemp(join(tmpdir(), 'synth-'))
  const env = {
    PATH: process.env['PATH'],
    CDK_OUTDIR: outdir,
    CDK_CONTEXT_JSON: JSON.stringify({ stage }),
  }
  const run = promisify(execFile)(process.execPath, ['infra/app.ts'], { cwd: root, env })
  const { code, stdout, stderr } = await run.then(
    (said) => ({ code: 0, ...said }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
  return {
    code,
    said: stdout + stderr,
    files: await readdir(outdir),
    manifest: async () => JSON.parse(await readFile(join(outdir, 'manifest.json'), 'utf8')),
    [Symbol.asyncDispose]: () => rm(outdir, { recursive: true }),
  }
}

test.each([
  ['dev', false],
  ['prod', true],
])(
  'the stack of %s passes cdk-nag and CDK’s own validation, and can be deleted by mistake only where data may go',
  { timeout: 120_000 },
  async (stage, isProtected) => {
    await using synthesised = await synth(stage)
    expect(synthesised.said).not.toMatch(/\berror\b/i)
    expect(synthesised.code).toBe(0)
    expect(synthesised.files).toContain(`Portal-${stage}.template.json`)
    const { artifacts } = await synthesised.manifest()
    const { terminationProtection = false } = artifacts[`Portal-${stage}`].properties
    expect(terminationProtection).toBe(isProtected)
  },
)

test('a stage of one machine is synthesised for nobody', { timeout: 120_000 }, async () => {
  await using synthesised = await synth('solvik')
  expect(synthesised.code).not.toBe(0)
  expect(synthesised.said).toContain("The stage 'solvik' is for one machine")
  expect(synthesised.files).toEqual([])
})

test(
  'an unknown stage is refused before anything is synthesised',
  { timeout: 120_000 },
  async () => {
    await using synthesised = await synth('production')
    expect(synthesised.code).not.toBe(0)
    expect(synthesised.said).toMatch(
      /^There is no stage 'production'\. Stages: local, register, outlook, solvik, specification, dev, .*\n$/,
    )
    expect(synthesised.files).toEqual([])
  },
)
