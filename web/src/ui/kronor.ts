import { lazy } from '../../../shared/lazy.ts'

const oreInMikroOre = 1_000_000

const inKronor = lazy(
  () =>
    new Intl.NumberFormat('sv-SE', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
)

/** Millionths of an öre as kronor with two decimals: 1 234,50. */
export const kronorOf = (MikroOre: number): string =>
  inKronor().format(Math.round(MikroOre / oreInMikroOre) / 100)

/** Whether it is less than an öre, but not nothing. */
export const isUnderOneOre = (MikroOre: number): boolean => MikroOre > 0 && MikroOre < oreInMikroOre
