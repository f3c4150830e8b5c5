import { callByName } from '../api.ts'
import { keysBeginning } from '../browser-store.ts'
import { unsentKey, unsentStore } from './unsent-change.ts'

/**
 * Sends the changes that wait in this browser for an account, before its person signs out.
 * @param owner of the account (`accountMark`)
 * @returns whether all have arrived; a change that conflicts with another device is not merged here, so it has not
 */
export async function sendWhatWaits(owner: string): Promise<boolean> {
  const sent = await Promise.all(waitingKeys(owner).map(sendOne))
  return sent.every(Boolean)
}

async function sendOne(key: string): Promise<boolean> {
  const store = storeOf(key)
  const waiting = store.read()
  if (waiting === null) return false
  const { write, version, value, tried } = waiting
  const send = (version: number, document: unknown, idempotencyKey: string) =>
    callByName(write, { body: { version, document }, idempotencyKey })
  try {
    if (tried === undefined || tried.key === waiting.key) await send(version, value, waiting.key)
    else {
      // The later change builds on this one, which the account may have already.
      await send(version, tried.value, tried.key)
      await send(version + 1, value, waiting.key)
    }
  } catch {
    return false
  }
  // A change written meanwhile waits on.
  if (store.read() === waiting) store.erase()
  return true
}

/** Removes the changes that wait in this browser for an account. */
export function forgetWhatWaits(owner: string): void {
  for (const key of waitingKeys(owner)) storeOf(key).erase()
}

const waitingKeys = (owner: string) => keysBeginning(unsentKey(owner, ''))

/** Sends the value unparsed, because this page may not have the script of its kind. */
const storeOf = (key: string) => unsentStore<unknown>(key, (value) => Object(value))
