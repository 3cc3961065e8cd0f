import { adminCreateUserOperations } from './adminCreateUser.ts'
import { adminUserOperations } from './adminUsers.ts'
import { describeOperations } from './describePool.ts'
import { factorOperations } from './factorOperations.ts'
import { groupOperations } from './groupOperations.ts'
import { initiateAuthOperations } from './initiateAuth.ts'
import { linkProviderOperations } from './linkProvider.ts'
import { listUsersOperations } from './listUsers.ts'
import type { Operation } from './operation.ts'
import { ownAccountOperations } from './ownAccount.ts'
import { ownAddressOperations } from './ownAddress.ts'
import { recoveryOperations } from './recovery.ts'
import { refreshOperations } from './refresh.ts'
import { respondOperations } from './respondToAuthChallenge.ts'
import { signUpOperations } from './signUp.ts'

/** All that the emulator speaks of the Amazon Cognito user pools API, by operation name. */
export const operations = new Map<string, Operation>(
  Object.entries({
    ...initiateAuthOperations,
    ...respondOperations,
    ...refreshOperations,
    ...signUpOperations,
    ...recoveryOperations,
    ...ownAccountOperations,
    ...ownAddressOperations,
    ...factorOperations,
    ...adminCreateUserOperations,
    ...adminUserOperations,
    ...linkProviderOperations,
    ...listUsersOperations,
    ...groupOperations,
    ...describeOperations,
  }),
)
