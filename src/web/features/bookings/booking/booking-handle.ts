import { mailedSecret } from '#web/lib/mended-link.ts'

/** Access to a booking: by the secret of its link, or by its id for the person who made it. */
export type Handle = { readonly id: string; readonly token?: string }

/** `#<id>.<secret>` of the mailed link, or `?id=` from the person's pages. */
export function handleOf(hash: string, search: string): Handle | null {
  const [id, token] = mailedSecret(/([0-9a-f-]{36}\.[\w-]{43})/, { hash, search })?.split('.') ?? []
  if (id !== undefined && token !== undefined) return { id, token }
  const own = new URLSearchParams(search).get('id')
  return own === null || !/^[0-9a-f-]{36}$/.test(own) ? null : { id: own }
}

/** The id and the secret for a call about the booking. */
export const callOf = ({ id, token }: Handle) => ({
  params: { bookingId: id },
  ...(token === undefined ? {} : { bookingToken: token }),
})
