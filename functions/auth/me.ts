import { auth } from '../../shared/contract/auth.ts'
import { endpoint } from '../platform/http/endpoint.ts'

export const handler = endpoint(auth['auth.me'], async ({ caller }) => ({ user: caller }))
