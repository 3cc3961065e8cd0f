import { icon } from '../../icons.tsx'

export const CodeIcon = icon({ d: 'm8.5 7-5 5 5 5m7-10 5 5-5 5' })
export const WordIcon = icon({ d: 'M6 3h8l4 4v14H6zM14 3v4h4M12 10v7m-3-3 3 3 3-3' })
export const MailIcon = icon({ d: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5' })
export const PrintIcon = icon({ d: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z' })
