/** The look of whatever is typed into. */
export const fieldStyle = {
  width: 'full',
  bg: 'surface.panel',
  color: 'ink',
  borderWidth: '1px',
  borderColor: 'line.field',
  borderRadius: 'field',
  px: '3.5',
  textStyle: 'body',
  transition: 'border-color {durations.quick}',
  // What is wrong looks wrong also under the pointer.
  _hover: { borderColor: 'ink.muted', _invalid: { borderColor: 'danger.ink' } },
  _invalid: { borderColor: 'danger.ink' },
} as const

/** The same for a text of several lines. */
export const areaStyle = {
  ...fieldStyle,
  display: 'block',
  py: '3',
  resize: 'vertical',
  minHeight: '20',
} as const
