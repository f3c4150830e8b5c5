import { gate as gateEn } from '#text/en/gate.ts'
import { hrDashboard as hrEn } from '#text/en/hr-dashboard.ts'
import { problems as problemsEn } from '#text/en/problems.ts'
import type { Dictionary } from '#text/messages.ts'
import { gate as gateSv } from '#text/sv/gate.ts'
import { hrDashboard as hrSv } from '#text/sv/hr-dashboard.ts'
import { problems as problemsSv } from '#text/sv/problems.ts'

/** For loaders: what every page about the organisation says, and then its own; the later wins where keys are the same. */
export const hrTexts = (...own: readonly Dictionary[]): readonly Dictionary[] => [
  { sv: hrSv, en: hrEn },
  { sv: gateSv, en: gateEn },
  { sv: problemsSv, en: problemsEn },
  ...own,
]
