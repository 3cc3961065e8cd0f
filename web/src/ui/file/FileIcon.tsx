import { icon } from '../icons.tsx'

export const FileIcon = icon({ d: 'M6 3h8l4 4v14H6zM14 3v4h4M12 17v-6m-3 3 3-3 3 3' })
