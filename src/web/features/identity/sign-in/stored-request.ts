import { browserStore, inTab } from '#web/lib/browser-store.ts'
import { number, record, text } from '#web/lib/shape.ts'

/** A mailed code that has been requested. On a phone the browser often discards the page before the person returns from the mail. */
export type StoredRequest = { readonly email: string; readonly sentAt: number }

/** Stored until the person is signed in or closes the tab. */
const requestStore = browserStore<StoredRequest | null>(
  'andrum.sign-in',
  { parse: record({ email: text, sentAt: number }), empty: null },
  { storage: inTab },
)

/** When this browser last requested a code, for the tab that the mailed link opens. It has no address. */
const askedStore = browserStore('andrum.sign-in-asked', { parse: number, empty: 0 })

/** In milliseconds: the server's code lifetime, 10 minutes. */
const keptForMs = 10 * 60 * 1000

/** Whether this browser has requested a code lately. Only the server knows whether it was the code in the link. */
export const hasAsked = (now: number): boolean => now - askedStore.read() < keptForMs

export function keepRequest(request: StoredRequest): void {
  askedStore.write(request.sentAt)
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
