/** The look of what opens below a button of the header. The browser's own popover lies above everything. */
export const panelStyle = {
  position: 'fixed',
  inset: 'auto',
  top: '16',
  right: { base: '3', md: '6', lg: '8' },
  p: '2',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  bg: 'surface.panel',
  color: 'ink',
  boxShadow: 'raised',
  animation: 'rise {durations.quick} ease-out',
} as const
