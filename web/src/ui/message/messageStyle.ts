/** The look of whatever tells something, on the page or as a toast. */
export const messageStyle = {
  display: 'flex',
  gap: '3',
  p: '4',
  borderRadius: 'field',
  borderWidth: '1px',
  textStyle: 'small',
} as const

/** The colours of bad news. */
export const errorTone = {
  bg: 'danger.wash',
  borderColor: 'danger.line',
  color: 'danger.ink',
} as const
