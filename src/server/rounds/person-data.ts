import type { AccountExport } from '#contract/self/account-export.ts'
import { inUtc } from '#core/calendar/in-utc.ts'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { PersonData } from '#server/platform/person-data.ts'
import { listInvitations } from './invite/invited-rounds.ts'
import { readOwnRoundWork } from './review/own-round-work-query.ts'

type Exported = Pick<AccountExport, 'listReviews' | 'slipPrintings' | 'invitations'>

export const roundsPersonData: PersonData<Exported> = {
  export: async (deps, { personId }) => {
    const { listReviews, slipPrintings } = await readAsPerson(deps, personId, readOwnRoundWork)
    const invitations = await listInvitations(deps, personId)
    return {
      listReviews: listReviews.map(({ at, ...row }) => ({ ...row, at: inUtc(at) })),
      slipPrintings: slipPrintings.map(({ at, ...row }) => ({ ...row, at: inUtc(at) })),
      // Rounds not released yet. Of released ones nothing is left that says who was asked.
      invitations: invitations.map(({ organisation, name, closesAt, used }) => ({
        organisation,
        round: name,
        closesAt: closesAt.toISOString(),
        used,
      })),
    }
  },
  erase: null,
}
