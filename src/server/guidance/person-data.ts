import type { AccountExport } from '#contract/self/account-export.ts'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Sendable } from '#server/platform/http/serializer.ts'
import type { PersonData } from '#server/platform/person-data.ts'
import { listCountedProgrammes } from './counted-change-repository.ts'
import { listOwnGuidances, listShares, listTime } from './guidance-repository.ts'
import { listGuides, readOwnGuide } from './guide-repository.ts'
import { listMessages } from './message-repository.ts'
import { openIn } from './sealed-guidance.ts'
import { openThread } from './thread.ts'

type Exported = Pick<AccountExport, 'guidances' | 'guide' | 'countedChanges'>
type ExportDeps = Parameters<PersonData['export']>[0]

export const guidancePersonData: PersonData<Sendable<Exported>> = {
  export: (deps, { personId }) =>
    readAsPerson(deps, personId, async (tx) => {
      const guide = await readOwnGuide(tx, personId)
      return {
        guidances: await exportGuidances(tx, deps, personId),
        guide,
        countedChanges: (await listCountedProgrammes(tx, personId)).map((programme) => ({ programme })),
      }
    }),
  // The account's erasure deletes thread, copies, notes and key. The texts of an erased guide stay with the participants.
  erase: null,
}

/** Threads, shared copies, the guide's note and the noted minutes, including what the participant's page does not show. */
async function exportGuidances(tx: PersonTransaction, { keys }: ExportDeps, personId: string) {
  const guides = await listGuides(tx)
  const guidances: Sendable<Exported['guidances'][number]>[] = []
  for (const row of await listOwnGuidances(tx, personId)) {
    const content = { messages: await listMessages(tx, row), shares: await listShares(tx, row) }
    const { messages, shares, name, phone } = openThread(keys, row, content)
    guidances.push({
      guide: guides.find((one) => one.personId === row.guideId)?.name ?? null,
      name,
      phone,
      state: row.state,
      startedAt: row.startedAt,
      endedAt: row.endedAt,
      terms: row.terms,
      messages,
      // The export's schema checks the content of a copy.
      shares: shares.map(({ updatedAt, content }) => ({ updatedAt, content: content as never })),
      note: row.note === null ? null : openIn(keys, row, 'note', row.note),
      minutes: (await listTime(tx, row)).map(({ day, minutes }) => ({ day, minutes })),
    })
  }
  return guidances
}
