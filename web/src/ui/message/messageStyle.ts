/** The look of whatever tells something, on the page or as a toast. */
export const messageStyle = {
  display: 'flex',
  gap: '3',
  p: '4',
  borderRadius: 'l2',
  borderWidth: '1px',
  textStyle: 'sm',
} as const

/** The colours of bad news. */
export const errorTone = {
  bg: 'red.subtle',
  borderColor: 'red.muted',
  color: 'red.fg',
} as const
