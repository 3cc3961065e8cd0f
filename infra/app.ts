import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { PortalStack } from './portalStack.ts'
import { deployable, stageNamed } from './stages.ts'

const app = new App()
const name: unknown = app.node.tryGetContext('stage')
const stageName = typeof name === 'string' ? name : 'dev'

/** The stage's settings. What is wrong with them is told without a stack: it says where to look by itself. */
function settings() {
  try {
    return deployable(stageName, stageNamed(stageName))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
const stage = settings()

// Nothing of a first deployment that fails is protected (docs/operate.md, "Deploy").
const first = app.node.tryGetContext('first') === 'true'

new PortalStack(app, `Portal-${stageName}`, {
  stage,
  first,
  env: { region: stage.region },
  terminationProtection: stage.keepsData && !first,
})
Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app))
app.synth()
