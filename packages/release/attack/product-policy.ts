import type { Organisation, Report } from './organisation-file.ts'
import { releaseMany } from './release-many.ts'

/** The product's own policy, with the parts that its figures are composed from: the figures reveal something about these. */
export async function productPolicy(organisation: Organisation): Promise<Report> {
  const [report] = await releaseMany([organisation])
  if (!report) throw new Error('one report for one organisation')
  return report
}
