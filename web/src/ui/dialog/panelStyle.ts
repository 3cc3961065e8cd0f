/** The look of what opens below a button of the header. The browser's own popover lies above everything. */
export const panelStyle = {
  position: 'fixed',
  inset: 'auto',
  top: '16',
  right: { base: '3', md: '6', lg: '8' },
  // In a low window, such as a phone's that lies on its side, it scrolls: the window itself would not lead to its end.
  maxHeight: 'calc(100dvh - 4.75rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  p: '2',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l3',
  bg: 'bg.panel',
  color: 'fg',
  boxShadow: 'lg',
  animation: 'rise {durations.fast} ease-out',
} as const
