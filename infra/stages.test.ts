import { expect, test } from 'vitest'
import { stageNamed } from './stages.ts'

test.each(['local', 'dev', 'test', 'prod'])('the settings of %s are usable', (name) => {
  expect(stageNamed(name)).toMatchObject({ region: 'eu-north-1', productName: 'Portalen' })
})

test('only prod keeps its data when its stack is deleted', () => {
  const kept = ['local', 'dev', 'test', 'prod'].filter((name) => stageNamed(name).keepsData)
  expect(kept).toEqual(['prod'])
})

test('nobody can register where a stack is deployed', () => {
  for (const name of ['dev', 'test', 'prod']) {
    expect(stageNamed(name).allowedEmailDomains).toEqual([])
  }
})

test.each(['production', 'toString'])('an unknown stage (%s) is told which there are', (name) => {
  expect(() => stageNamed(name)).toThrow(
    `There is no stage '${name}'. Stages: local, dev, test, prod.`,
  )
})

test('settings that are missing or wrong are told by their names, all at once', () => {
  const { tour: _, ...broken } = {
    ...stageNamed('dev'),
    region: 'Stockholm',
    retentionDays: 0,
    allowedEmailDomains: ['example.se', '@example.se'],
  }
  expect(() => stageNamed('mine', { mine: broken })).toThrow(
    [
      "Stage 'mine' in infra/stages.ts is not usable:",
      'region is no AWS region',
      'allowedEmailDomains.1 is no domain name',
      'retentionDays Invalid input',
      'tour Invalid input',
    ].join('\n'),
  )
})

test('sign-in with Outlook is checked too, and is off where it is not set', () => {
  const entraId = {
    tenantId: 'contoso',
    clientId: '7d2b1c0e-5a4f-4e3d-9c8b-6a7f8e9d0c1b',
    domainPrefix: 'my-cognito',
    portalAddress: 'https://portal.example.se/',
  }
  expect(() => stageNamed('mine', { mine: { ...stageNamed('dev'), entraId } })).toThrow(
    [
      'entraId.tenantId is no GUID',
      'entraId.domainPrefix is no prefix',
      'entraId.portalAddress is no https address',
    ].join('\n'),
  )
  expect(stageNamed('prod').entraId).toBeUndefined()
})
