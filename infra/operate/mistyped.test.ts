import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '../testing/architecture/sources.ts'

/** What a command says and ends with, for whoever has no credentials: it must not get as far as to ask for them. */
function typed(...args: string[]) {
  const env = { PATH: process.env['PATH'], AWS_EC2_METADATA_DISABLED: 'true' }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test.each([
  ['infra/operate/operate.ts', 'npm run operate -- <command> --stage <stage>'],
  ['infra/operate/deploy.ts', 'Options: --stage, --minutes, --despite-alarms\n'],
])('an operator who asks %s for help gets it', (file, line) => {
  const { status, stdout, stderr } = typed(file, '--help')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain(line)
})

test('a developer who mistypes an option of the build reads which there are, and nothing has begun', () => {
  const { status, stdout, stderr } = typed('infra/build/build.ts', '--wbe')
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^Unknown option '--wbe'\. .*Options: --web, .*\n$/)
})

test('an operator who asks a command for help gets it', () => {
  expect(typed('infra/operate/operate.ts', 'restore', '--help').stdout).toContain('  restore --at')
})

const record = '01KB0Q6T5RZJ8W3D2M4N6P8S0V'

test.each([
  ['operate.ts cost --pepole 10', /^Unknown option '--pepole'\. Options: --stage, .*\n$/],
  ['operate.ts cost --stage', /^Option '--stage <value>' argument missing\. Options: .*\n$/],
  ['deploy.ts --stgae dev', /^Unknown option '--stgae'\. Options: --stage, .*\n$/],
  ['operate.ts hald --stage prod', /^There is no command hald\n/],
  ['operate.ts retention --stage prod --at soon', /^--at is no time, such as .*\n$/],
  ['operate.ts disposed --stage prod --at soon', /^--at is no time, such as .*\n$/],
  ['operate.ts restore --stage prod --yes --at 10/11/2026', /^--at is no time, such as .*\n$/],
  ['operate.ts retention --stage prod --at idag-10', /^--at is no time, such as .*\n$/],
  ['operate.ts proof --stage prod --id abc', /^--id is no usage record, such as .*\n$/],
  [
    `operate.ts proof --stage prod --id 8${'0'.repeat(25)}`,
    /^--id is no usage record, such as .*\n$/,
  ],
  [
    `operate.ts proof --stage prod --id ${record} --text README.md`,
    /^Error: The file holds no request: .*\n$/,
  ],
  ['operate.ts hold --stage local', /^Error: The stage 'local' is for one machine .*\n$/],
  [
    'operate.ts plan --stage local --people 10',
    /^Error: The stage 'local' is for one machine .*\n$/,
  ],
  [
    'operate.ts cost --stage local --people 10',
    /^Error: The stage 'local' is for one machine .*\n$/,
  ],
])('an operator who types %s reads what is wrong', (line, said) => {
  const [file = '', ...args] = line.split(' ')
  const { status, stdout, stderr } = typed(`infra/operate/${file}`, ...args)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(said)
})
