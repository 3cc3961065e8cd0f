import { startShared } from './portal.ts'

await startShared()
