import type { AccountExport } from '#contract/self/account-export.ts'
import { inUtc } from '#core/calendar/instant-of.ts'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { Sendable } from '#server/platform/http/serializer.ts'
import type { PersonData } from '#server/platform/person-data.ts'
import { listInvitations } from './invite/invited-rounds.ts'
import { readOwnRoundWork } from './review/own-round-work-query.ts'

type Exported = Pick<AccountExport, 'listReviews' | 'slipPrintings' | 'invitations'>

export const roundsPersonData: PersonData<Sendable<Exported>> = {
  export: async (deps, { personId }) => {
    const { listReviews, slipPrintings } = await readAsPerson(deps, personId, readOwnRoundWork)
    const invitations = await listInvitations(deps, personId)
    return {
      listReviews: listReviews.map((row) => ({ ...row, at: inUtc(row.at) })),
      slipPrintings: slipPrintings.map((row) => ({ ...row, at: inUtc(row.at) })),
      // Only rounds not released yet: the release deletes every record of who was asked.
      invitations: invitations.map((round) => ({ ...round, round: round.name })),
    }
  },
  erase: null,
}
