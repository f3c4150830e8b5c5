import loadHighs from 'highs'
import { policy, type Steps } from '#core/release/release-round.ts'
import type { Organisation, Report } from '#test/attack/organisation-file.ts'
import { readOrganisation } from '../../scripts/release/read-organisation.ts'
import { releaseOrganisation } from '../../scripts/release/release-organisation.ts'
import { partsOf, writeReport } from '../../scripts/release/report.ts'

export const highs = await loadHighs()

/** What `npm run release` would write if its policy had some other steps, with the parts of composed figures. */
export function releaseWith(organisation: Organisation, steps: Partial<Steps> = {}): Report {
  const file = readOrganisation(organisation)
  const releases = releaseOrganisation(file, highs, { ...policy, ...steps })
  return { ...JSON.parse([...writeReport(file, releases)].join('')), parts: partsOf(releases) }
}
