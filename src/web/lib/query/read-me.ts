import type { Me } from '#contract/identity/me.ts'
import { ApiError, callApi } from '../api.ts'
import { markSignedIn, mayBeSignedIn } from '../signed-in-mark.ts'

export const meKey = ['me'] as const

/** Who is signed in; null: nobody. Without the signed-in mark it sends no request. */
export async function readMe(signal: AbortSignal): Promise<Me | null> {
  if (!mayBeSignedIn()) return null
  try {
    const me = await callApi('readMe', { signal })
    markSignedIn(true)
    return me
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error
    markSignedIn(false)
    return null
  }
}

export const meQuery = {
  queryKey: meKey,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => readMe(signal),
}
