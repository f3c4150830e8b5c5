import { browserStore, inTab } from '#web/lib/browser-store.ts'
import { number, record, text } from '#web/lib/shape.ts'

/** A code that is on its way. On a phone the page is often gone when the person comes back from the mail. */
export type KeptRequest = { readonly email: string; readonly sentAt: number }

/** Until the person is signed in or closes the tab. */
const requestStore = browserStore<KeptRequest | null>(
  'andrum.sign-in',
  { parse: record({ email: text, sentAt: number }), empty: null },
  { storage: inTab },
)

/** For the tab that the mailed link opens: when this browser last asked for a code. No address. */
const askedStore = browserStore('andrum.sign-in-asked', { parse: number, empty: 0 })

/** As long as a code is good for (the server's code lifetime, 10 minutes). */
const keptForMs = 10 * 60 * 1000

/** Whether this browser has asked for a code lately; whether for the one in the link, only the server can tell. */
export const hasAsked = (now: number): boolean => now - askedStore.read() < keptForMs

export function keepRequest(request: KeptRequest): void {
  askedStore.write(request.sentAt)
  requestStore.write(request)
}

export function forgetRequest(): void {
  requestStore.erase()
  askedStore.erase()
}

export function keptRequest(now: number): KeptRequest | null {
  const request = requestStore.read()
  return request !== null && now - request.sentAt < keptForMs ? request : null
}
