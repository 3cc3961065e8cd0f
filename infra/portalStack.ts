import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { configOf } from './delivery/webConfig.ts'
import { PortalAlarms } from './constructs/watch/portalAlarms.ts'
import { PortalApi } from './constructs/api/portalApi.ts'
import { PortalBundle } from './constructs/site/portalBundle.ts'
import { PortalDashboard } from './constructs/watch/portalDashboard.ts'
import { PortalEvents } from './constructs/portalEvents.ts'
import { PortalFiles } from './constructs/portalFiles.ts'
import { PortalFirewall } from './constructs/firewall/portalFirewall.ts'
import { PortalOrigin } from './constructs/site/portalOrigin.ts'
import { portalOutputs } from './constructs/portalOutputs.ts'
import { PortalPool } from './constructs/pool/portalPool.ts'
import { PortalProviderKeys } from './constructs/portalProviderKeys.ts'
import { PortalSchedules } from './constructs/portalSchedules.ts'
import { PortalSite } from './constructs/site/portalSite.ts'
import { PortalTable } from './constructs/portalTable.ts'
import { PortalTracer } from './constructs/portalTracer.ts'
import { PortalTriggers } from './constructs/pool/portalTriggers.ts'
import type { Parts } from './constructs/permissions.ts'
import { hostedDomain } from './delivery/securityHeaders.ts'
import type { Stage } from './stageSettings.ts'

/** One stage of the portal: everything that it is made of. */
export class PortalStack extends Stack {
  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
    super(scope, id, props)
    const { table } = new PortalTable(this, stage)
    const files = new PortalFiles(this, stage)
    const { secret: providerKeys } = new PortalProviderKeys(this, stage)
    const tracer = new PortalTracer(this)
    const { web, avatars } = files
    const early: Parts = { stage, tracer, table, providerKeys, web, avatars }
    const triggers = new PortalTriggers(this, { parts: early })
    const { userPool, client } = new PortalPool(this, { stage, triggers })
    const parts: Parts = { ...early, pool: { userPool, clientId: client.userPoolClientId } }
    const { restApi, accessLog } = new PortalApi(this, { parts, userPool })
    const { failed } = new PortalSchedules(this, { parts })
    const { listeners } = new PortalEvents(this, { parts, failed })
    portalOutputs(this, { restApi, table, pool: parts.pool, failed, listeners })
    const origin = new PortalOrigin(this, stage)
    const firewall = new PortalFirewall(this, { stage, restApi, userPool, origin })
    const { address } = new PortalSite(this, { stage, restApi, origin, firewall, files })
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
    const alarms = new PortalAlarms(this, { stage, accessLog, firewall })
    new PortalDashboard(this, { stage, restApi, table, firewall, alarms })
    new CfnOutput(this, 'Address', { value: address, description: 'Where people open the portal' })
  }
}
