import { type ComponentType, lazy } from 'react'

/** A part that is loaded later. Where it cannot be loaded, `Missing` stands in its place, and what is beside it stays. */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing: ComponentType<Props> = () => null,
) => lazy(() => load().catch(() => ({ default: Missing })))
