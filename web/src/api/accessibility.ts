import { accessibility } from '../../../shared/contract/accessibility.ts'
import { call } from './request/calls.ts'

/** The calls about what somebody cannot use. */
export const accessibilityApi = {
  report: call(accessibility['accessibility.report']),
}
