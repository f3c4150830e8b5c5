import { callByName } from '../api.ts'
import { keysBeginning } from '../browser-store.ts'
import { unsentKey, unsentStore } from './unsent-change.ts'

/**
 * Sends what waits in this browser for an account, before its person leaves it.
 * @param owner of the account (`accountMark`)
 * @returns whether everything has arrived; what another device has changed meanwhile is not merged here and has not
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
      // The rest was changed from what this makes of the account, if it has not done so already.
      await send(version, tried.value, tried.key)
      await send(version + 1, value, waiting.key)
    }
  } catch {
    return false
  }
  // Written meanwhile: that waits now.
  if (store.read() === waiting) store.erase()
  return true
}

/** Takes away what waits in this browser for an account. */
export function forgetWhatWaits(owner: string): void {
  for (const key of waitingKeys(owner)) storeOf(key).erase()
}

const waitingKeys = (owner: string) => keysBeginning(unsentKey(owner, ''))

/** It is sent as it is: the kind that knows its shape may not be on this page. */
const storeOf = (key: string) => unsentStore<unknown>(key, (value) => Object(value))
