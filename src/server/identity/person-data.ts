import type { AccountExport } from '#contract/self/account-export.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Sendable } from '#server/platform/http/serializer.ts'
import { forgetMailRefusals } from '#server/platform/mail/mail-refusal-repository.ts'
import type { PersonData } from '#server/platform/person-data.ts'
import { findMailAddresses } from './addresses/own-mail-addresses.ts'
import { isOfPrivateAddress } from './addresses/private-address.ts'
import { presentSecondFactors } from './factors/present-second-factors.ts'
import { readSecondFactors } from './factors/second-factors.ts'
import { readAccount } from './person-repository.ts'
import { listKnownBrowsers } from './sessions/known-browser-repository.ts'
import { listSessions } from './sessions/session-repository.ts'

type Exported = Pick<AccountExport, 'person' | 'staff' | 'sessions' | 'browsers' | 'secondFactors'>

export const identityPersonData: PersonData<Sendable<Exported>> = {
  export: async (deps, person) => {
    const { identity } = deps.pools
    const { personId, staff } = person
    const account = await asIdentity(identity, (tx) => readAccount(tx, personId))
    if (account === null) throw new Refusal('not-signed-in')
    const sessions = await listSessions(identity, personId, deps.clock())
    const browsers = await listKnownBrowsers(identity, personId)
    // All stored recovery codes, including those that count only at work.
    const factors = await readSecondFactors(deps, { personId, isPrivate: false })
    return {
      person: { id: personId, ...account },
      staff,
      sessions,
      browsers,
      secondFactors: presentSecondFactors(factors, { isPrivate: await isOfPrivateAddress(deps, person) }),
    }
  },
  // Refusals are stored by a hash of the address, so the account's erasure does not delete them.
  erase: async (deps, personId) => {
    const addresses = await findMailAddresses(deps, personId)
    return async (tx) => {
      for (const email of new Set(Object.values(addresses ?? {}))) {
        await forgetMailRefusals(tx, deps.keys.mailAddressHash(email))
      }
    }
  },
}
