import type { Breakage } from './breakage.ts'
import { addressBreakages } from './of-the-address.ts'
import { databaseBreakages } from './of-the-database.ts'
import { installationBreakages } from './of-the-installation.ts'

/** Breakages of a running server come first: it is started once for all of them. */
export const breakages: readonly Breakage[] = [
  ...databaseBreakages,
  ...addressBreakages,
  ...installationBreakages,
]
