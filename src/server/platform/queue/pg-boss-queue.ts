import { createHash } from 'node:crypto'
import type { PgBoss, SendOptions } from 'pg-boss'
import { executorIn } from '#server/platform/db/transaction.ts'
import type { EnqueueOptions, Queue } from './queue.ts'

/** The queue that use cases enqueue with. */
export function queueOn(boss: PgBoss): Queue {
  return {
    enqueue: async (transaction, name, data, options) => {
      await boss.send(name, data, { ...sendOptions(name, options), db: executorIn(transaction) })
    },
    enqueueAll: async (transaction, name, jobs) => {
      const inserts = jobs.map(({ key, data }) => ({ id: idOf(name, key), data }))
      await boss.insert(name, inserts, { db: executorIn(transaction) })
    },
    enqueueNow: async (name, data, options) => {
      await boss.send(name, data, sendOptions(name, options))
    },
  }
}

function sendOptions(name: string, { key, startAfter, group }: EnqueueOptions = {}): SendOptions {
  return {
    ...(key === undefined ? {} : { id: idOf(name, key) }),
    ...(startAfter === undefined ? {} : { startAfter }),
    ...(group === undefined ? {} : { group: { id: group } }),
  }
}

/**
 * A job with a key gets an id derived from it, and the table takes an id only once: while the row of the first job exists, a
 * second one is not added. UUID version 8 (RFC 9562).
 */
function idOf(name: string, key: string): string {
  const bytes = createHash('sha256')
    .update(JSON.stringify([name, key]))
    .digest()
    .subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
