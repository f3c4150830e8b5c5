import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  listWebhookKeysOfOtherMaster,
  replaceWebhookKey,
} from '#server/integrations/webhooks/webhook-sending-repository.ts'
import type { Deps } from '#server/platform/deps.ts'
import { readHashKey, replaceHashKey } from '#server/platform/keys/hash-key-repository.ts'
import {
  listGuidanceKeysOfOtherMaster,
  listKeysOfOtherMaster,
  listSignOnKeysOfOtherMaster,
  replaceGuidanceKey,
  replaceSignOnKey,
  replaceWrappedKey,
} from '#server/platform/keys/rewrap-repository.ts'
import { listWordKeysOfOtherMaster, replaceWordKey } from '#server/support/sealed-words-repository.ts'

/** People's keys read at a time. */
const batch = 500

/**
 * After a change of `DATA_KEY`: wraps every person's and organisation's data key anew while the server goes on. The data keys
 * themselves stay, so no result is sealed again, and a request that has just read the old wrapping still opens it.
 * A run after an interruption continues with the rest.
 */
export async function rewrapKeys({ pools, keys, log }: Pick<Deps, 'pools' | 'keys' | 'log'>): Promise<void> {
  await rewrapHashKey({ pools, keys })
  let done = 0
  let unknown = 0
  let after: string | null = null
  for (;;) {
    const found = await listKeysOfOtherMaster(pools.jobs, {
      current: keys.currentMasterKey,
      after,
      limit: batch,
    })
    for (const { personId, ...key } of found) {
      after = personId
      try {
        if (await replaceWrappedKey(pools.jobs, personId, key, keys.rewrap(key))) done += 1
      } catch {
        // A key that no master key here unwraps must not stop the others.
        unknown += 1
      }
    }
    if (found.length < batch) break
    await nextTurn()
  }
  for (const { organisationId, ...key } of await listSignOnKeysOfOtherMaster(
    pools.jobs,
    keys.currentMasterKey,
  )) {
    try {
      if (await replaceSignOnKey(pools.jobs, organisationId, key, keys.rewrap(key))) done += 1
    } catch {
      unknown += 1
    }
  }
  for (const key of await listGuidanceKeysOfOtherMaster(pools.jobs, keys.currentMasterKey)) {
    try {
      if (await replaceGuidanceKey(pools.jobs, key, keys.rewrap(key))) done += 1
    } catch {
      unknown += 1
    }
  }
  for (const { id, ...key } of await listWebhookKeysOfOtherMaster(pools.jobs, keys.currentMasterKey)) {
    try {
      if (await replaceWebhookKey(pools.jobs, id, key, keys.rewrap(key))) done += 1
    } catch {
      unknown += 1
    }
  }
  for (const kind of ['support-request', 'contact-message', 'anonymous-question'] as const) {
    const words = await rewrapWords({ pools, keys }, kind)
    done += words.done
    unknown += words.unknown
  }
  if (done > 0) log.info({ amount: done }, 'Keys were wrapped by the new DATA_KEY')
  if (unknown > 0) log.error({ amount: unknown }, 'Keys could not be wrapped anew: keep DATA_KEY_OLD')
}

/** Rewraps the keys of sealed words, which belong to single rows. */
async function rewrapWords(
  { pools, keys }: Pick<Deps, 'pools' | 'keys'>,
  kind: Parameters<typeof listWordKeysOfOtherMaster>[1],
): Promise<{ readonly done: number; readonly unknown: number }> {
  let [done, unknown] = [0, 0]
  let after: string | null = null
  for (;;) {
    const current = keys.currentMasterKey
    const found = await listWordKeysOfOtherMaster(pools.jobs, kind, { current, after, limit: batch })
    for (const { id, ...from } of found) {
      after = id
      try {
        if (await replaceWordKey(pools.jobs, kind, id, { from, to: keys.rewrap(from) })) done += 1
      } catch {
        unknown += 1
      }
    }
    if (found.length < batch) return { done, unknown }
    await nextTurn()
  }
}

async function rewrapHashKey({ pools, keys }: Pick<Deps, 'pools' | 'keys'>): Promise<void> {
  const kept = await readHashKey(pools.jobs)
  if (kept === null || kept.masterKey === keys.currentMasterKey) return
  await replaceHashKey(pools.jobs, kept, keys.withHashKey(kept).wrapHashKey())
}
