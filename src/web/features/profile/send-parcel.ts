import { paths } from '#contract/paths.ts'
import type { Problem } from '#contract/problem.ts'
import { apiAddress } from '#web/lib/api.ts'
import type { Parcel, Reply } from './parcel.ts'

/** A request without an answer after this long is taken for lost; sending again is harmless. */
const patienceMs = 20_000

/**
 * Somebody who answered by the mailed link without signing in was told that the result stays in this browser: the
 * session of whoever is signed in by now does not go along, or the account would get it.
 */
export async function sendParcel(parcel: Parcel, signedInAs: string | null): Promise<Reply> {
  const { roundId, version, answers, token, owner } = parcel
  const response = await fetch(apiAddress('submitAnswers', { params: { roundId } }), {
    method: paths.submitAnswers.method,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    credentials: token !== null && owner !== signedInAs ? 'omit' : 'same-origin',
    body: JSON.stringify({ version, answers, ...(token === null ? {} : { token }) }),
    signal: AbortSignal.timeout(patienceMs),
  })
  if (response.ok) return { status: response.status, code: '' }
  const problem: Partial<Problem> = await response.json().catch(() => ({}))
  return { status: response.status, code: problem.code ?? 'unexpected' }
}
