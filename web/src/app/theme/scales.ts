const values = (scale: Record<string, string>) =>
  Object.fromEntries(Object.entries(scale).map(([name, value]) => [name, { value }]))

// The spacing unit is 4 pixels (docs/requirements.md, "Constants and limits"): a step is a quarter of a rem.
const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24]
const spacing = Object.fromEntries(steps.map((step) => [String(step), `${step / 4}rem`]))

const sans =
  'system-ui, "Segoe UI Variable Text", "Segoe UI", Roboto, "Noto Sans", "Open Sans", sans-serif'

export const tokens = {
  spacing: values(spacing),
  sizes: values({ ...spacing, full: '100%', prose: '65ch' }),
  radii: values({ l1: '6px', l2: '8px', l3: '14px', panel: '20px', full: '9999px' }),
  fonts: values({ body: sans, mono: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace' }),
  zIndex: values({ docked: '10', skipNav: '20', toast: '30' }),
  durations: values({ fast: '140ms', moderate: '220ms' }),
}

const textStyle = (fontSize: string, lineHeight: string, rest: Record<string, string> = {}) => ({
  value: { fontSize, lineHeight, ...rest },
})

// System fonts are drawn for text; large sizes need tighter letters.
export const textStyles = {
  display: textStyle('clamp(1.75rem, 1.45rem + 1.3vw, 2.375rem)', '1.15', {
    fontWeight: '650',
    letterSpacing: '-0.025em',
  }),
  title: textStyle('1.625rem', '1.2', { fontWeight: '650', letterSpacing: '-0.02em' }),
  heading: textStyle('1.125rem', '1.35', { fontWeight: '650', letterSpacing: '-0.011em' }),
  lg: textStyle('1.0625rem', '1.55'),
  md: textStyle('1rem', '1.55'),
  sm: textStyle('0.875rem', '1.45'),
  xs: textStyle('0.75rem', '1.4'),
  label: textStyle('0.875rem', '1.4', { fontWeight: '600' }),
}
