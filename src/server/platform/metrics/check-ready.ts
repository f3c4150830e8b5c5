import { migrationsInPlace } from '#server/platform/db/migrate/migrate.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'

/** @throws Refusal `unavailable` unless the database answers and every migration of this version is in place. */
export async function checkReady({ pools }: Pick<Deps, 'pools'>): Promise<void> {
  const ready = await migrationsInPlace(pools.jobs).catch(() => false)
  if (!ready) throw new Refusal('unavailable', { retryAfter: 5 })
}
