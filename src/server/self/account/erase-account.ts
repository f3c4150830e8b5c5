import { randomBytes } from 'node:crypto'
import { leaveBookings } from '#server/bookings/leave-bookings.ts'
import { findMailAddresses } from '#server/identity/addresses/own-mail-addresses.ts'
import { noteErasures } from '#server/platform/db/backup/erasure-journal.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { forgetMailRefusals } from '#server/platform/mail/mail-refusal-repository.ts'
import { eraseMe, listErasures, listOwnMembers } from './erasure-repository.ts'

/** As long as the hashes they replace: a tombstone looks like any other person who took part. */
const tombstoneBytes = 32

type JournalDeps = Pick<Deps, 'pools' | 'log'> & { readonly config: Pick<Deps['config'], 'dataDir'> }

/**
 * Erases an account: sign-in, sessions, own results and the key that opens them. In the vault random bytes take the
 * place of the person's hashes, one tombstone a membership, so that comparisons between rounds still work. Released
 * figures stay, and so does the employer's own list of members, which no longer leads to a person here.
 */
export async function eraseAccount(
  deps: Pick<Deps, 'pools' | 'keys' | 'clock' | 'queue'> & JournalDeps,
  personId: string,
): Promise<void> {
  const addresses = await findMailAddresses(deps, personId)
  await asPerson(deps.pools.app, { personId }, async (tx) => {
    await leaveBookings(deps, tx, personId)
    // Kept by addresses alone, so nothing else takes it away with the account.
    for (const email of new Set(Object.values(addresses ?? {}))) {
      await forgetMailRefusals(tx, deps.keys.mailAddressHash(email))
    }
    const members = await listOwnMembers(tx)
    const buried = members.map(({ organisationId, memberId }) => ({
      memberId,
      hash: deps.keys.participantHash(organisationId, memberId),
      tombstone: randomBytes(tombstoneBytes),
    }))
    await eraseMe(tx, deps.clock(), buried)
  })
  await copyErasures(deps)
}

/** The list of erasures has a copy outside the database: a restore of an older backup needs what came after it. */
export async function copyErasures({ pools, config, log }: JournalDeps): Promise<void> {
  try {
    await noteErasures(config.dataDir, await listErasures(pools.jobs))
  } catch (error) {
    log.error({ error }, 'The list of erasures could not be copied to DATA_DIR; the next hour tries again')
  }
}
