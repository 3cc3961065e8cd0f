import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

const files = {
  SpaFallback: 'spaFallback.js',
  ViewerAddress: 'viewerAddress.js',
} as const

/** Lets CloudFront run a function of infra/edge when a request comes in. */
export function atEachRequest(scope: Construct, id: keyof typeof files): FunctionAssociation[] {
  const text = readFileSync(resolve(import.meta.dirname, '../../edge', files[id]), 'utf8')
  const code = FunctionCode.fromInline(text)
  const atEdge = new EdgeFunction(scope, id, { code, runtime: FunctionRuntime.JS_2_0 })
  return [{ eventType: FunctionEventType.VIEWER_REQUEST, function: atEdge }]
}
