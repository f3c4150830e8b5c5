import { afterReply, mayCarry, type Parcel, type Reply } from './parcel.ts'

/** Where parcels wait, in `localStorage`. */
export const outboxKey = 'andrum.outbox'

/** A refused answer is shown this long, then forgotten. */
const refusedKeptForMs = 14 * 24 * 3600 * 1000

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function readOutbox(shelf: Shelf): readonly Parcel[] {
  try {
    const value: unknown = JSON.parse(shelf.getItem(outboxKey) ?? '[]')
    return Array.isArray(value) ? value.filter(isParcel) : []
  } catch {
    return []
  }
}

const isParcel = (value: unknown): value is Parcel =>
  typeof value === 'object' &&
  value !== null &&
  'roundId' in value &&
  typeof value.roundId === 'string' &&
  'answers' in value &&
  typeof value.answers === 'object' &&
  'state' in value

/** One parcel a round and person: a second click puts the same parcel in the same place. */
const sameParcel = (one: Parcel, other: Parcel): boolean =>
  one.roundId === other.roundId && one.token === other.token && one.owner === other.owner

function writeOutbox(shelf: Shelf, parcels: readonly Parcel[]) {
  if (parcels.length === 0) shelf.removeItem(outboxKey)
  else shelf.setItem(outboxKey, JSON.stringify(parcels))
}

export function putParcel(shelf: Shelf, parcel: Parcel): void {
  const others = readOutbox(shelf).filter((other) => !sameParcel(other, parcel))
  writeOutbox(shelf, [...others, parcel])
}

export function removeParcel(shelf: Shelf, parcel: Parcel): void {
  writeOutbox(
    shelf,
    readOutbox(shelf).filter((other) => !sameParcel(other, parcel)),
  )
}

export function findParcel(shelf: Shelf, parcel: Parcel): Parcel | undefined {
  return readOutbox(shelf).find((other) => sameParcel(other, parcel))
}

export type Carrier = {
  readonly shelf: Shelf
  readonly send: (parcel: Parcel) => Promise<Reply>
  /** The person signed in now. */
  readonly signedInAs: string | null
  readonly now: () => number
  /** Runs alone among all tabs (the browser's lock manager). */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
}

/** Tries once to deliver everything that waits. Only one tab carries at a time, so each answer goes out once. */
export function carryOutbox({ shelf, send, signedInAs, now, alone }: Carrier): Promise<readonly Parcel[]> {
  return alone(async () => {
    for (const parcel of readOutbox(shelf)) {
      if (parcel.state === 'refused' && now() - parcel.handedInAt > refusedKeptForMs)
        removeParcel(shelf, parcel)
      if (!mayCarry(parcel, signedInAs)) continue
      const left = afterReply(parcel, await send(parcel))
      if (left === null) removeParcel(shelf, parcel)
      else putParcel(shelf, left)
    }
    return readOutbox(shelf)
  })
}
