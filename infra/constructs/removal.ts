import { RemovalPolicy } from 'aws-cdk-lib'

/**
 * What becomes of data when its stack is deleted: it stays where `keepsData` is on. A creation that fails takes away what
 * it has made, so that it can be tried again: there is nothing in it yet.
 */
export const removalOf = (keepsData: boolean): RemovalPolicy =>
  keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY
