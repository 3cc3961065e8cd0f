import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { libraryFile } from '../../../shared/contract/questions/questionLibrary.ts'
import { schemaOf } from './schemas.ts'

/** Where the schema of `fragor.json` stands for whoever writes or reads one. */
export const schemaFile = resolve(import.meta.dirname, '../../../docs/fragor.schema.json')

/** The same as the contract says it. */
export const librarySchema = (): string =>
  `${JSON.stringify(
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'fragor.json',
      description:
        'A library of prepared questions. `hash` is the SHA-256 of `questions` in the form of RFC 8785, in hexadecimal digits; each id stands once.',
      ...schemaOf(libraryFile, 'input'),
    },
    null,
    2,
  )}\n`

if (import.meta.main) writeFileSync(schemaFile, librarySchema())
