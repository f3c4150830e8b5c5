import type { AccountExport } from '#contract/self/account-export.ts'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { Sendable } from '#server/platform/http/serializer.ts'
import { readPersonKey } from '#server/platform/keys/person-key-repository.ts'
import type { PersonData } from '#server/platform/person-data.ts'
import { listOwnDocuments } from './documents/own-document.ts'
import { readMailForExport } from './mail/list-own-mail.ts'
import { readConsents } from './results/consents.ts'
import { listOwnAnswerings } from './results/list-own-results.ts'

type Exported = Pick<AccountExport, 'results' | 'consents' | 'documents' | 'mail' | 'calendarFeed'>

export const selfPersonData: PersonData<Sendable<Exported>> = {
  export: async (deps, { personId }) => {
    const results = await listOwnAnswerings(deps, personId)
    const sealed = await readAsPerson(deps, personId, async (tx) => {
      const key = await readPersonKey(tx, personId)
      if (key === null) return { consents: [], documents: {} }
      return {
        consents: await readConsents(tx, deps.keys, { personId, key }),
        documents: await listOwnDocuments(tx, deps.keys, key, personId),
      }
    })
    const mail = await readMailForExport(deps, personId)
    return {
      ...sealed,
      results,
      mail: { refused: mail.refused, due: mail.due.map(({ kind, dueAt }) => ({ kind, at: dueAt })) },
      calendarFeed: mail.feed,
    }
  },
  erase: null,
}
