import type { ListReviewView } from '#contract/rounds/list-review.ts'
import type { ListReviewReport } from './read-list-review.ts'

export function presentListReview(report: ListReviewReport): ListReviewView {
  return {
    usualDomains: [...report.usualDomains],
    unusualAddresses: report.unusualAddresses,
    withoutAddress: report.withoutAddress,
    bySms: report.bySms,
    units: report.units.map(({ parentId, ...unit }) => unit),
    listRoot: report.listRoot?.toString('hex') ?? null,
    history: report.history.map(({ at, what, reason }) => ({ at: at.toISOString(), what, reason })),
  }
}
