import { keyNames } from '../local/environment.ts'

/** No test asks a real provider, also where whoever runs them has given the portal a key. */
export function withoutKeys(): void {
  for (const name of keyNames) delete process.env[name]
}
