import { ArnFormat, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { alarmName } from './delivery/alarmNames.ts'
import { configOf } from './delivery/webConfig.ts'
import { PortalApi } from './constructs/api/portalApi.ts'
import { PortalBackground } from './constructs/portalBackground.ts'
import { PortalDisposals } from './constructs/portalDisposals.ts'
import { PortalBundle } from './constructs/site/portalBundle.ts'
import { PortalEvents } from './constructs/portalEvents.ts'
import { PortalFiles } from './constructs/portalFiles.ts'
import { PortalLogs } from './constructs/portalLog.ts'
import { PortalFirewall } from './constructs/firewall/portalFirewall.ts'
import { PortalOrigin } from './constructs/site/portalOrigin.ts'
import { portalOutputs } from './constructs/portalOutputs.ts'
import { PortalPool } from './constructs/pool/portalPool.ts'
import { PortalProviderKeys } from './constructs/portalProviderKeys.ts'
import { PortalSchedules } from './constructs/portalSchedules.ts'
import { PortalSite } from './constructs/site/portalSite.ts'
import { PortalTable } from './constructs/portalTable.ts'
import { PortalTracer } from './constructs/portalTracer.ts'
import { anyFailure } from './constructs/watch/measures.ts'
import { PortalWatch } from './constructs/watch/portalWatch.ts'
import { PortalTriggers } from './constructs/pool/portalTriggers.ts'
import type { Parts } from './constructs/permissions.ts'
import { hostedDomain } from './delivery/securityHeaders.ts'
import type { Stage } from './stageSettings.ts'

type Props = StackProps & {
  stage: Stage
  /** The stage is deployed for the first time: what fails half way can be taken away again. */
  first?: boolean
}

/** One stage of the portal: everything that it is made of. */
export class PortalStack extends Stack {
  constructor(scope: Construct, id: string, { stage, first = false, ...props }: Props) {
    super(scope, id, props)
    const isProtected = stage.keepsData && !first
    const { table } = new PortalTable(this, { ...stage, isProtected })
    const files = new PortalFiles(this, stage)
    const { secret: providerKeys } = new PortalProviderKeys(this, stage)
    const tracer = new PortalTracer(this)
    const logs = new PortalLogs(this, stage)
    const { web, avatars } = files
    const early: Parts = { stage, tracer, logs, table, providerKeys, web, avatars }
    const triggers = new PortalTriggers(this, { parts: early })
    const { userPool, client } = new PortalPool(this, { stage, isProtected, triggers })
    const parts: Parts = { ...early, pool: { userPool, clientId: client.userPoolClientId } }
    const { restApi, accessLog } = new PortalApi(this, { parts, userPool })
    const schedules = new PortalSchedules(this)
    const { failed } = schedules
    const { bus, pipe } = new PortalEvents(this, { parts, failed })
    const { lambdas } = new PortalBackground(this, { parts, bus, failed })
    schedules.start(lambdas)
    const disposals = new PortalDisposals(this, { parts, failed, lambdas })
    portalOutputs(this, { stage, restApi, table, pool: parts.pool, failed, lambdas })
    const origin = new PortalOrigin(this, stage)
    const firewall = new PortalFirewall(this, { stage, restApi, userPool, origin })
    const { address, distribution } = new PortalSite(this, {
      stage,
      restApi,
      origin,
      firewall,
      files,
    })
    // Roles, streams and pools are known everywhere only after some seconds; the distribution takes minutes.
    for (const late of [pipe, disposals.pipe, firewall.poolAssociation, ...schedules.all]) {
      late.node.addDependency(distribution)
    }
    const outlook = hostedDomain(stage)
    new PortalBundle(this, {
      stage,
      bucket: files.web,
      config: configOf(stage, {
        region: this.region,
        userPoolId: userPool.userPoolId,
        userPoolClientId: client.userPoolClientId,
        address,
        ...(outlook !== undefined && { outlook: { domain: outlook } }),
      }),
    })
    new PortalWatch(this, { stage, restApi, accessLog, table, firewall })
    // By its name, since what is nested comes after.
    const rollbackAlarm = this.formatArn({
      service: 'cloudwatch',
      resource: 'alarm',
      resourceName: alarmName(this.stackName, anyFailure),
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    })
    new CfnOutput(this, 'RollbackAlarm', { value: rollbackAlarm })
    new CfnOutput(this, 'Address', { value: address, description: 'Where people open the portal' })
  }
}
