import { callApi } from '../api.ts'
import { type UnsentChange, unsentKey } from './unsent-change.ts'

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
  const text = localStorage.getItem(key)
  try {
    const { write, version, value, key: idempotencyKey } = JSON.parse(text ?? '') as UnsentChange<unknown>
    await callApi(write, { body: { version, document: value }, idempotencyKey })
    if (localStorage.getItem(key) === text) localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** Takes away what waits in this browser for an account. */
export function forgetWhatWaits(owner: string): void {
  for (const key of waitingKeys(owner)) localStorage.removeItem(key)
}

function waitingKeys(owner: string): readonly string[] {
  try {
    const beginning = unsentKey(owner, '')
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning))
  } catch {
    return []
  }
}
