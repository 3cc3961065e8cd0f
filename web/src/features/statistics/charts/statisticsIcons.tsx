import { icon } from '../../../ui/icons.tsx'

export const TableIcon = icon({ d: 'M4.5 5.5h15v13h-15zM4.5 10h15M4.5 14.25h15M10 10v8.5' })
export const ChartIcon = icon({ d: 'M5 19V5M5 19h14.5M9 16v-4M13 16V8M17 16v-6' })
export const DownloadIcon = icon({ d: 'M12 4.5V15M7.5 11l4.5 4.5L16.5 11M5 19.5h14' })
