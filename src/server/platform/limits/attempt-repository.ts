import { sql } from 'kysely'
import type { IdentityTransaction } from '#server/platform/db/identity-transaction.ts'

/** Attempts are counted by the hour; the weight of the previous hour fades over the current one. */
const windowMilliseconds = 60 * 60 * 1000

type Counted = { readonly key: Buffer; readonly now: Date }

/**
 * Counts one attempt, unless the last hour has reached `limit`: a refused attempt is not counted, so that retries do not
 * keep the limit reached. The same two statements run either way. @returns whether the attempt was within the limit.
 */
export async function takeAttempt(
  tx: IdentityTransaction,
  { key, now, limit }: Counted & { readonly limit: number },
): Promise<boolean> {
  const window = windowOf(now)
  const before = new Date(window.getTime() - windowMilliseconds)
  const fading = 1 - (now.getTime() - window.getTime()) / windowMilliseconds
  const earlier = await sql<{ amount: number }>`
    select amount from identity.attempt where key = ${key} and window_start = ${before}`.execute(tx)
  const room = Math.floor(limit - (earlier.rows[0]?.amount ?? 0) * fading)
  const { rows } = await sql`
    insert into identity.attempt (key, window_start, amount)
    select ${key}::bytea, ${window}::timestamptz, 1 where ${room}::int >= 1
    on conflict (key, window_start) do update set amount = attempt.amount + 1 where attempt.amount < ${room}
    returning 1`.execute(tx)
  return rows.length === 1
}

/** The attempts counted in this hour and the one before, and a little longer (`forgetOldAttempts`). */
export async function countAttempts(tx: IdentityTransaction, key: Buffer): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::int as amount from identity.attempt where key = ${key}`.execute(tx)
  return rows[0]?.amount ?? 0
}

/** Takes back an attempt counted at `at`, because it led to a sign-in. */
export async function returnAttempt(
  tx: IdentityTransaction,
  { key, at }: { readonly key: Buffer; readonly at: Date },
): Promise<void> {
  await sql`update identity.attempt set amount = amount - 1
    where key = ${key} and window_start = ${windowOf(at)} and amount > 0`.execute(tx)
}

export async function forgetAttempts(tx: IdentityTransaction, key: Buffer): Promise<void> {
  await sql`delete from identity.attempt where key = ${key}`.execute(tx)
}

export async function forgetOldAttempts(tx: IdentityTransaction, now: Date): Promise<void> {
  const oldest = new Date(windowOf(now).getTime() - windowMilliseconds)
  await sql`delete from identity.attempt where window_start < ${oldest}`.execute(tx)
}

/** Seconds until the next window begins: the value for `Retry-After`. */
export function secondsToNextWindow(now: Date): number {
  return Math.ceil((windowOf(now).getTime() + windowMilliseconds - now.getTime()) / 1000)
}

const windowOf = (at: Date) => new Date(Math.floor(at.getTime() / windowMilliseconds) * windowMilliseconds)
