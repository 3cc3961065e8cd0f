import { proseStyle } from '../../ui/answer/proseStyle.ts'

/** The look of an article, where it is read and where it is written. */
export const articleStyle = {
  ...proseStyle,
  '& h2': { textStyle: 'heading' },
  '& :is(h3, h4, h5, h6)': { fontWeight: '650' },
  '& > * + :is(h2, h3, h4, h5, h6)': { mt: '5' },
  '& > :is(h2, h3, h4, h5, h6) + *': { mt: '1.5' },
} as const
