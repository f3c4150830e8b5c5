import { randomBytes } from 'node:crypto'
import { noteErasures } from '#server/platform/db/backup/erasure-journal.ts'
import { hold } from '#server/platform/db/hold.ts'
import { asPerson, type PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { AllPersonData } from '#server/platform/person-data.ts'
import { eraseMe, listErasures, listOwnMembers } from './erasure-repository.ts'

/** As long as the hashes that it replaces: a tombstone looks like any other participant. */
const tombstoneBytes = 32

type JournalDeps = Pick<Deps, 'pools' | 'log'> & { readonly config: Pick<Deps['config'], 'dataDir'> }

/**
 * Erases an account: first each subject's own part, then sign-in, sessions, own results and the key that opens them.
 * In the vault random bytes replace the person's hashes, one tombstone for each membership, so that comparisons between
 * rounds still work. Released figures stay, and so does the employer's own list of members, which no longer leads to an account.
 * All of it is one transaction.
 */
export async function eraseAccount(
  deps: Pick<Deps, 'pools' | 'keys' | 'clock' | 'queue'> & JournalDeps,
  personData: AllPersonData,
  personId: string,
): Promise<void> {
  const steps: ((tx: PersonTransaction) => Promise<void>)[] = []
  for (const { erase } of Object.values(personData)) if (erase) steps.push(await erase(deps, personId))
  await asPerson(deps.pools.app, { personId }, async (tx) => {
    // The lock of vault.erase_person: later requests of the person wait, and then find the account gone (holdPerson).
    await hold(tx, `person ${personId}`)
    for (const step of steps) await step(tx)
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

/** Copies the list of erasures to a file outside the database: a restore of an older backup needs the later ones. */
export async function copyErasures({ pools, config, log }: JournalDeps): Promise<void> {
  try {
    await noteErasures(config.dataDir, await listErasures(pools.jobs))
  } catch (error) {
    log.error({ error }, 'The list of erasures could not be copied to DATA_DIR; the next hour tries again')
  }
}
