import { contract } from '../../../shared/contract/index.ts'
import { reach, saidBy } from './ask.ts'
import { type Check, NotChecked, Wrong } from './finding.ts'

/** Whoever calls the API at its own address, around CloudFront, is refused by the firewall. */
export const around: Check = async ({ target }) => {
  if (target.apiAddress === undefined)
    throw new NotChecked('not on one machine: there is no CloudFront')
  const response = await reach(`${target.apiAddress}/${contract['health.check'].path}`)
  const { said, code } = await saidBy(response)
  if (response.status === 403 && code === 'blocked') return 'refused'
  throw new Wrong(
    `a call around CloudFront is answered ${said}`,
    'The firewall must stand before the API and ask for the origin secret. See docs/operate.md, "Firewalls and limits".',
  )
}
