import { randomBytes, randomUUID } from 'node:crypto'
import { shippedInstruments } from '#core/instrument/shipped.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import type { TestDatabase } from '../database/database.ts'

/** The dependencies of the use cases for answering and releasing, on a real database, with a clock that the test sets. */
export function answeringDeps({ pools }: Pick<TestDatabase, 'pools'>) {
  const time = { now: new Date('2026-03-02T09:00:00Z') }
  const warnings: string[] = []
  const note = (_fields: Record<string, unknown>, message: string) => void warnings.push(message)
  return {
    time,
    warnings,
    pools,
    keys: makeKeys({ authSecret: randomBytes(32).toString('hex'), dataKey: randomBytes(32) }),
    program: async () => ({ version: '0.0.0', digest: '00'.repeat(32) }),
    instruments: shippedInstruments,
    clock: () => time.now,
    newId: (): string => randomUUID(),
    newSalt: randomBytes,
    // No test here books anything, so nothing is enqueued.
    queue: { enqueue: async () => {}, enqueueAll: async () => {}, enqueueNow: async () => {} },
    log: { info: () => {}, warn: note, error: note },
  }
}

export type AnsweringDeps = ReturnType<typeof answeringDeps>
