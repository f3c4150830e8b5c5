import { browserStore, inTab } from '#web/lib/browser-store.ts'
import { flag, number, oneOf, record, text } from '#web/lib/shape.ts'

/** The second factors that a waiting session accepts. */
export type Waits = { readonly authenticator: true; readonly passkey: boolean }

/**
 * A mailed code that has been requested. On a phone the browser often discards the page before the person returns from the mail, or
 * from the app.
 */
export type StoredRequest = {
  readonly email: string
  readonly sentAt: number
  /** The code was right, at `sentAt`, and the session waits for one of these. */
  readonly waits?: Waits
}

const storedShape = record(
  { email: text, sentAt: number },
  { waits: record({ authenticator: oneOf([true]), passkey: flag }) },
)

/** Stored until the person is signed in or closes the tab. */
const requestStore = browserStore<StoredRequest | null>(
  'andrum.sign-in',
  { parse: storedShape, empty: null },
  { storage: inTab },
)

/** When this browser last requested a code, for the tab that the mailed link opens. It has no address. */
const askedStore = browserStore('andrum.sign-in-asked', { parse: number, empty: 0 })

/** In milliseconds: how long the server accepts a code, and how long a session waits for the second factor. */
const keptForMs = 10 * 60 * 1000

/** Whether this browser has requested a code lately. Only the server knows whether it was the code in the link. */
export const hasAsked = (now: number): boolean => now - askedStore.read() < keptForMs

export function keepRequest(request: StoredRequest): void {
  askedStore.write(request.sentAt)
  requestStore.write(request)
}

/** The code is used up, and its session waits; or another browser has requested it. */
export function keepAddress(request: StoredRequest): void {
  askedStore.erase()
  requestStore.write(request)
}

export function forgetRequest(): void {
  requestStore.erase()
  askedStore.erase()
}

export function storedRequest(now: number): StoredRequest | null {
  const request = requestStore.read()
  return request !== null && now - request.sentAt < keptForMs ? request : null
}
