/** The look of a longer text with headings, lists and links, of the assistant or of a person. */
export const proseStyle = {
  overflowWrap: 'anywhere',
  '& > * + *': { mt: '3' },
  '& :is(h2, h3, h4, h5, h6)': { fontWeight: '650', mt: '1' },
  '& ul': { listStyle: 'disc', ps: '5' },
  '& ol': { listStyle: 'decimal', ps: '6' },
  '& li + li': { mt: '1' },
  '& li > :is(ul, ol)': { mt: '1' },
  '& p + p': { mt: '3' },
  '& a': { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  // On paper nobody can follow a link.
  '& a[href^=http]': { _print: { _after: { content: '" (" attr(href) ")"' } } },
  '& blockquote': {
    borderStartWidth: '3px',
    borderColor: 'border.emphasized',
    ps: '4',
    color: 'fg.muted',
  },
  '& code': {
    fontFamily: 'mono',
    fontSize: '0.9em',
    bg: 'bg.emphasized',
    px: '1',
    borderRadius: 'l1',
  },
  '& pre': {
    bg: 'bg.emphasized',
    p: '3',
    borderRadius: 'l1',
    overflowX: 'auto',
    _print: { overflowX: 'visible', whiteSpace: 'pre-wrap' },
  },
  '& pre code': { bg: 'transparent', p: '0' },
  '& hr': { borderColor: 'border.emphasized' },
  '& table': {
    display: 'block',
    // It scrolls rather than have columns of single letters.
    overflowWrap: 'break-word',
    overflowX: 'auto',
    _print: { display: 'table', overflowX: 'visible', overflowWrap: 'anywhere' },
    borderCollapse: 'collapse',
    textStyle: 'sm',
  },
  '& :is(th, td)': {
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    px: '2',
    py: '1.5',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { fontWeight: '600', bg: 'bg.muted' },
} as const
