import { migrationsInPlace } from '#server/db/migrate.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'

/** @throws Refusal `unavailable` unless the database answers and every migration of this version is in place. */
export async function checkReady({ pools }: Pick<Deps, 'pools'>): Promise<void> {
  const ready = await migrationsInPlace(pools.jobs).catch(() => false)
  if (!ready) throw new Refusal('unavailable', { retryAfter: 5 })
}
