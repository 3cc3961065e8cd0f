/** How code and tables of an answer scroll by themselves, and the button that copies code. */
export const codeStyle = {
  '& .scrolls': { overflowX: 'auto', borderRadius: 'l1', _print: { overflowX: 'visible' } },
  '& .scrolls > table': { display: 'table', overflowX: 'visible' },
  '& .scrolls > pre': {
    overflowX: 'visible',
    width: 'max-content',
    minWidth: 'full',
    // Paper does not scroll.
    _print: { width: 'auto', whiteSpace: 'pre-wrap' },
  },
  '& .code': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'stretch' },
  '& .code > button': {
    justifySelf: 'start',
    minHeight: '9',
    mt: '1',
    px: '2.5',
    ml: '-2.5',
    textStyle: 'sm',
    color: 'accent.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    borderRadius: 'l2',
    cursor: 'pointer',
    _hover: { bg: 'bg.emphasized' },
    _print: { display: 'none' },
  },
} as const
