import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { questionLimits } from '../../../../../../shared/questionLimits.ts'
import { ApiError, NetworkError } from '../../../../api/request/errors.ts'
import { useUnheard } from './useUnheard.ts'

const saves = (before: string[] = []) => renderHook(() => useUnheard(before)).result.current

test('whoever writes on for long without a reply names the newest saves, and no more than the server takes', () => {
  const unheard = saves()
  const names: string[] = []
  for (let times = 0; times < questionLimits.unheardSaves + 2; times++) {
    names.push(unheard.begin().Saving)
    unheard.fail(new NetworkError())
  }
  expect(unheard.begin().Unheard).toEqual(names.slice(-questionLimits.unheardSaves))
})

test('a save that was heard of ends what was unheard before, one that was refused adds nothing', () => {
  const unheard = saves(['before'])
  const { Saving, Unheard } = unheard.begin()
  expect([Unheard, unheard.all()]).toEqual([['before'], ['before', Saving]])
  unheard.fail(new ApiError('Nej.', { status: 400, code: 'invalid' }))
  expect(unheard.all()).toEqual(['before'])
  unheard.begin()
  unheard.end()
  expect(unheard.all()).toEqual([])
  const lost = unheard.begin().Saving
  unheard.fail(new NetworkError())
  expect(unheard.all()).toEqual([lost])
  unheard.forget()
  expect(unheard.all()).toEqual([])
})
