/**
 * Like `npm run release`, for many small organisations in one process: one organisation a line in, one report a line
 * out, with the parts that its figures are composed from. `npm run attack` uses it where it releases the same organisation
 * with many sets of answers.
 */
import { createInterface } from 'node:readline'
import loadHighs from 'highs'
import { readOrganisation } from './release/read-organisation.ts'
import { releaseOrganisation } from './release/release-organisation.ts'
import { partsOf, writeReport } from './release/report.ts'

const highs = await loadHighs()
for await (const line of createInterface({ input: process.stdin })) {
  const file = readOrganisation(JSON.parse(line))
  const releases = releaseOrganisation(file, highs)
  const report: object = JSON.parse([...writeReport(file, releases)].join(''))
  process.stdout.write(`${JSON.stringify({ ...report, parts: partsOf(releases) })}\n`)
}
