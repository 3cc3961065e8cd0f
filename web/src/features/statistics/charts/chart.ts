import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  type Plugin,
  PointElement,
} from 'chart.js'
import { lazy } from '../../../../../shared/lazy.ts'
import { inSwedish } from '../../../texts/numbers.ts'

// Only what the dashboard draws with: all of Chart.js would be half as much again (docs/requirements.md, "First load").
Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
)
Chart.defaults.font.family = 'system-ui, sans-serif'
Chart.defaults.locale = 'sv-SE'

/** Pixels below which a chart is narrow. */
export const narrow = 420

const letters = lazy(() => new Intl.Segmenter('sv'))

/** A name or a message cut to so many characters, none of them in half. */
export function shortened(text: string, most: number): string {
  const all = Array.from(letters().segment(text), ({ segment }) => segment)
  return all.length > most
    ? `${all
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text
}

/** Writes each count at the end of its bar. */
export const counts = (color: string): Plugin<'bar'> => ({
  id: 'counts',
  afterDatasetsDraw(chart) {
    const { ctx, data } = chart
    ctx.save()
    ctx.fillStyle = color
    ctx.font = '600 12px system-ui, sans-serif'
    ctx.textBaseline = 'middle'
    for (const [index, bar] of chart.getDatasetMeta(0).data.entries()) {
      const count = data.datasets[0]?.data[index]
      if (typeof count === 'number') ctx.fillText(inSwedish(count), bar.x + 6, bar.y)
    }
    ctx.restore()
  },
})
