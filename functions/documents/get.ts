import { documents } from '../../shared/contract/documents.ts'
import { reading } from './read.ts'

export const handler = reading(documents['documents.get'], 'DOCUMENT')
