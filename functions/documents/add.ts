import { documents } from '../../shared/contract/documents.ts'
import { adding } from './write.ts'

export const handler = adding(documents['documents.add'], 'DOCUMENT')
