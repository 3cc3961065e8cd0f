import { Tracer } from '@aws-lambda-powertools/tracer'
import type { Tracing } from './traced.ts'

const tracer = new Tracer({ serviceName: 'portalen' })

// X-Ray's SDK makes this segment when it is loaded, only for what runs at that moment, and reads Lambda's ids into it
// whenever it is looked at. It is loaded within an invocation here, so the later ones have to be given it.
const lambda = tracer.provider.getSegment()

/**
 * How X-Ray's SDK sees an invocation. This file is the layer of all Lambdas, loaded by `traced.ts` when it is needed.
 */
export const tracing: Tracing = {
  watch: (client) => void tracer.captureAWSv3Client(client),

  run: (act, { isFirst, isFault }) =>
    tracer.provider.getNamespace().runPromise(async () => {
      if (lambda) tracer.provider.setSegment(lambda)
      const handling = tracer.provider
        .getSegment()
        ?.addNewSubsegment(`## ${process.env['_HANDLER']}`)
      if (!handling) return act()
      tracer.setSegment(handling)
      // Not the tracer's own `annotateColdStart`, which takes its first call for the Lambda's.
      tracer.putAnnotation('ColdStart', isFirst)
      tracer.addServiceNameAnnotation()
      try {
        return await act()
      } catch (error) {
        if (isFault(error) && error instanceof Error) tracer.addErrorAsMetadata(error)
        throw error
      } finally {
        handling.close()
      }
    }),
}
