import { isDeepStrictEqual } from 'node:util'
import type { SignedIn } from '#core/access/actor.ts'
import type { Availability, AvailabilityException } from '#core/booking/availability.ts'
import { hold, holdPerson } from '#server/platform/db/hold.ts'
import { asPerson, type PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { idOfKey } from '#server/platform/keys/hmac.ts'
import { isSpent, spendKey } from '#server/platform/keys/spent-key-repository.ts'
import {
  deleteException,
  holdStaff,
  insertException,
  localsOf,
  readAvailability,
  writeAvailability,
} from './availability-repository.ts'

export type HoursToPublish = Omit<Availability, 'exceptions'> & {
  readonly name: string
  /** Empty: the person sends a link before each meeting. */
  readonly videoUrl: string
  readonly version: number
}

/** The most exceptions of one person at a time; past ones are deleted. */
const mostExceptions = 400

type Need = Pick<Deps, 'pools'>
export type StoredHours = Awaited<ReturnType<typeof readAvailability>>

/** Locks a person's hours for a write; refuses somebody who is being dismissed. @throws Refusal `not-allowed` */
async function holdHours(tx: PersonTransaction, personId: string): Promise<void> {
  await holdPerson(tx, personId)
  if (!(await holdStaff(tx))) throw new Refusal('not-allowed')
}

/**
 * Publishes a person's hours. Existing bookings stay. The same hours with the same key get the same answer.
 * @throws Refusal `newer-version`, with nothing written; `idempotency-conflict` when the key stands for other hours
 */
export async function publishAvailability(
  { pools, keys }: Pick<Deps, 'pools' | 'keys'>,
  staff: SignedIn,
  hours: HoursToPublish,
  key: string | null,
): Promise<StoredHours> {
  const { personId, email } = staff
  const lastKey = key === null ? null : keys.attemptKey('availability', `${personId} ${key}`)
  return asPerson(pools.app, { personId }, async (tx) => {
    await holdHours(tx, personId)
    const before = sentBefore(await readAvailability(tx, personId), lastKey, hours)
    if (before !== null) return before
    const written = await writeAvailability(tx, {
      ...columnsOf(hours),
      personId,
      email,
      version: hours.version,
      lastKey,
    })
    const kept = await readAvailability(tx, personId)
    // A second press, which may have been stored first.
    const same = written ? kept : sentBefore(kept, lastKey, hours)
    if (same === null) throw new Refusal('newer-version')
    return same
  })
}

const columnsOf = ({ version: _version, videoUrl, ...hours }: HoursToPublish) => ({
  ...hours,
  videoUrl: videoUrl === '' ? null : videoUrl,
})

/** The result of an equal earlier write; null where there is none. @throws Refusal `idempotency-conflict` */
function sentBefore(kept: StoredHours, key: Buffer | null, hours: HoursToPublish): StoredHours | null {
  const { row } = kept
  if (row === null || key === null || row.lastKey?.equals(key) !== true) return null
  const { personId: _person, email: _email, lastKey: _key, version, ...columns } = row
  if (version !== hours.version + 1 || !isDeepStrictEqual(columns, columnsOf(hours))) {
    throw new Refusal('idempotency-conflict')
  }
  return kept
}

/**
 * Adds an absence or extra hours. The same key adds one exception, and none once that has been removed.
 * @throws Refusal `not-published`, `too-many-exceptions`, `idempotency-conflict` when the key stands for another
 */
export async function addException(
  { pools, keys, newId }: Pick<Deps, 'pools' | 'keys' | 'newId'>,
  staffId: string,
  exception: AvailabilityException,
  key: string | null,
): Promise<StoredHours> {
  const id = key === null ? newId() : idOfKey(keys.attemptKey('availability exception', `${staffId} ${key}`))
  return asPerson(pools.app, { personId: staffId }, async (tx) => {
    await holdHours(tx, staffId)
    // Of two requests at once, the second counts the exception of the first.
    await hold(tx, `exceptions ${staffId}`)
    const { row, exceptions } = await readAvailability(tx, staffId)
    if (row === null) throw new Refusal('not-published')
    const wanted = localsOf(exception)
    if (await isSpent(tx, spentException(staffId, id))) return { row, exceptions }
    if (!exceptions.some((known) => known.id === id)) {
      if (exceptions.length >= mostExceptions) throw new Refusal('too-many-exceptions')
      await insertException(tx, { personId: staffId, id, ...wanted })
    }
    const kept = await readAvailability(tx, staffId)
    const one = kept.exceptions.find((known) => known.id === id)
    if (one === undefined) return kept
    const { kind, fromLocal, untilLocal, types } = one
    if (!isDeepStrictEqual({ kind, fromLocal, untilLocal, types }, wanted)) {
      throw new Refusal('idempotency-conflict')
    }
    return kept
  })
}

const spentException = (personId: string, id: string) => ({ personId, kind: 'exception', id })

/** Removes an exception; does nothing for one that is gone already. */
export async function removeException({ pools }: Need, staffId: string, id: string): Promise<StoredHours> {
  return asPerson(pools.app, { personId: staffId }, async (tx) => {
    await holdHours(tx, staffId)
    await deleteException(tx, staffId, id)
    await spendKey(tx, spentException(staffId, id))
    return readAvailability(tx, staffId)
  })
}
