import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { PortalStack } from './portalStack.ts'
import { deployable, stageNamed } from './stages.ts'

const app = new App()
const name: unknown = app.node.tryGetContext('stage')
const stageName = typeof name === 'string' ? name : 'dev'
const stage = deployable(stageName, stageNamed(stageName))

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
