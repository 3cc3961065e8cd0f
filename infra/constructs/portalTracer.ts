import { resolve } from 'node:path'
import { Architecture, Code, LayerVersion, Runtime } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'

const built = resolve(import.meta.dirname, '../../dist/tracer')

/** Where Lambda unpacks a layer ("Packaging your layer content"). */
const unpackedTo = '/opt'

/**
 * The tracer of all Lambdas, in a layer that each loads when X-Ray follows a call. If it fails, calls are answered
 * untraced.
 */
export class PortalTracer extends Construct {
  readonly layer: LayerVersion
  /** The file that the Lambdas load (`functions/runtime/traced.ts`). */
  readonly file = `${unpackedTo}/tracer.cjs`

  constructor(scope: Construct) {
    super(scope, 'Tracer')
    this.layer = new LayerVersion(this, 'Layer', {
      description: 'Powertools’ tracer, with X-Ray’s SDK',
      code: Code.fromAsset(built),
      compatibleRuntimes: [Runtime.NODEJS_24_X],
      compatibleArchitectures: [Architecture.ARM_64],
    })
  }
}
