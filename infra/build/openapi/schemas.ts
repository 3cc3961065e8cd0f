import { z } from 'zod'
import { moment } from '../../../shared/contract/calendar.ts'
import { contentOfText } from '../../../shared/contract/http/jsonText.ts'
import { limits } from '../../../shared/limits.ts'
import { newPassword, passwordOrNone } from '../../../shared/rules/people/password.ts'
import { personNr } from '../../../shared/rules/people/personNr.ts'

export type Schema = z.core.JSONSchema.BaseSchema

const password = {
  minLength: limits.passwordMin,
  pattern: '^(?=\\S)(?=.*[A-Z])(?=.*[a-z])(?=.*\\d).*\\S$',
}

/** What only code can check, in the words of JSON Schema as far as they go (docs/requirements.md, "Validation rules"). */
const rules = new Map<z.core.$ZodType, Schema>([
  [newPassword, password],
  [passwordOrNone, { anyOf: [{ const: '' }, password] }],
  [
    personNr,
    {
      type: 'string',
      description:
        'A Swedish personal or coordination number whose date and check digit are right, in any usual spelling; ' +
        'given back as YYYYMMDD-NNNN. Empty for none.',
      examples: ['19850709-9805', ''],
    },
  ],
  [
    moment,
    {
      description:
        'On a quarter of an hour of a Swedish working day (no Saturday, Sunday or holiday), 05:00 to 22:00 in ' +
        'Europe/Stockholm; start and end on one day, the end after the start.',
    },
  ],
])

/** A schema as OpenAPI 3.1 takes it. A field that carries JSON as its text says what the text holds. */
export function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, rules.get(zodSchema))
      const content = contentOfText.get(zodSchema)
      if (content === undefined) return
      const contentSchema = schemaOf(content, 'input')
      const text = { type: 'string', contentMediaType: 'application/json', contentSchema } as const
      // Asked for what the key of a query holds: nothing but text.
      for (const key of io === 'output' ? Object.keys(jsonSchema) : []) delete jsonSchema[key]
      Object.assign(jsonSchema, io === 'output' ? text : { anyOf: [text, contentSchema] })
    },
  })
  return rest
}
