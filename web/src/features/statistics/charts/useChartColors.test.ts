import { act, renderHook } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { useChartColors } from './useChartColors.ts'

const root = document.documentElement
const show = (colors: Record<string, string>) => {
  for (const [name, color] of Object.entries(colors))
    root.style.setProperty(`--p-colors-${name}`, color)
}

test('whoever changes between light and dark sees the charts in the colours of that', async () => {
  onTestFinished(() => {
    root.removeAttribute('style')
    root.classList.remove('other')
  })
  const names = { 'accent-solid': 'teal', 'chart-second': 'orange', 'fg-muted': 'gray' }
  show({ ...names, border: 'silver', fg: 'black' })
  const { result } = renderHook(() => useChartColors())
  const light = { accent: 'teal', second: 'orange', muted: 'gray', line: 'silver', ink: 'black' }
  expect(result.current).toEqual(light)
  await act(async () => {
    show({ fg: 'white' })
    root.classList.add('other')
  })
  expect(result.current).toEqual({ ...light, ink: 'white' })
})
