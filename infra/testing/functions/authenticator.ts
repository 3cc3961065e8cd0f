/** What somebody's authenticator app shows for a secret, now or so many seconds later. */
export { codeOf } from '../../local/cognito/testPool.ts'
