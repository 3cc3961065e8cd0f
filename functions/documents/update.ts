import { documents } from '../../shared/contract/documents.ts'
import { changing } from './write.ts'

export const handler = changing(documents['documents.update'], 'DOCUMENT')
