import loadHighs from 'highs'
import type { Organisation, Report } from '../attack/organisation-file.ts'
import { readOrganisation } from '../cli/release/read-organisation.ts'
import { releaseOrganisation } from '../cli/release/release-organisation.ts'
import { partsOf, writeReport } from '../cli/release/report.ts'
import { policy, type Steps } from '../policy/release-round.ts'

export const highs = await loadHighs()

/** What `npm run release` would write if its policy had some other steps, with the parts of composed figures. */
export function releaseWith(organisation: Organisation, steps: Partial<Steps> = {}): Report {
  const file = readOrganisation(organisation)
  const releases = releaseOrganisation(file, highs, { ...policy, ...steps })
  return { ...JSON.parse([...writeReport(file, releases)].join('')), parts: partsOf(releases) }
}
