import { documents } from '../../shared/contract/documents.ts'
import { deleting } from './write.ts'

export const handler = deleting(documents['documents.delete'], 'DOCUMENT')
