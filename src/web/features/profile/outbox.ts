import { afterReply, mayCarry, type Parcel, type Reply } from './parcel.ts'
import type { Shelf } from './shelf.ts'

/** Where parcels wait, in `localStorage`. */
export const outboxKey = 'andrum.outbox'

/** A refused answer is shown this long, then forgotten. */
const refusedKeptForMs = 14 * 24 * 3600 * 1000

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
  'id' in value &&
  typeof value.id === 'string' &&
  'roundId' in value &&
  typeof value.roundId === 'string' &&
  'answers' in value &&
  typeof value.answers === 'object' &&
  'state' in value

function writeOutbox(shelf: Shelf, parcels: readonly Parcel[]) {
  if (parcels.length === 0) shelf.removeItem(outboxKey)
  else shelf.setItem(outboxKey, JSON.stringify(parcels))
}

export function putParcel(shelf: Shelf, parcel: Parcel): void {
  const others = readOutbox(shelf).filter(({ id }) => id !== parcel.id)
  writeOutbox(shelf, [...others, parcel])
}

export function removeParcel(shelf: Shelf, parcel: Parcel): void {
  writeOutbox(
    shelf,
    readOutbox(shelf).filter(({ id }) => id !== parcel.id),
  )
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
