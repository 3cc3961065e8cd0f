import { errors } from '../../texts/errors.ts'

type Details = { status: number; code: string; fields?: Record<string, string> | undefined }

/** The server answered, and refused. `message` is its Swedish text, `fields` a text for each wrong field. */
export class ApiError extends Error {
  status: number
  code: string
  fields: Record<string, string>

  constructor(text: string, { status, code, fields = {} }: Details) {
    super(text)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
  }
}

/** The server could not be reached, or the connection broke. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super(errors.network, { cause })
    this.name = 'NetworkError'
  }
}

let refused = (_text: string) => {}

/** Whom to tell when the server no longer knows who is calling. */
export const whenRefused = (listener: (text: string) => void) => {
  refused = listener
}

/** Tells it. */
export const tellRefused = (text: string) => refused(text)

/** Whether somebody else has changed or deleted meanwhile what should be saved. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'changed' || error.code === 'not_found')

/** What to tell people about any error: the server's own words when it had some. */
export const textOf = (error: unknown): string =>
  error instanceof ApiError || error instanceof NetworkError ? error.message : errors.unexpected
