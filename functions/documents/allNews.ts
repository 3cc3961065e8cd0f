import { documents } from '../../shared/contract/documents.ts'
import { listing } from './read.ts'

export const handler = listing(documents['documents.allNews'], 'NEWS')
