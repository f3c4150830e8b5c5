import type { BuiltProgram } from '@andrum/record-log/log/records.ts'
import type { Instrument } from '#core/instrument/instrument.ts'
import type { Config } from './config/config.ts'
import type { Pools } from './db/pool.ts'
import type { Keys } from './keys/keys.ts'
import type { RecordLog } from './keys/record-log-key.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Meter } from './metrics/meter.ts'
import type { GuardedFetch } from './net/guarded-fetch.ts'
import type { FindTexts } from './net/txt-records.ts'
import type { Queue } from './queue/queue.ts'
import type { SmsGateway } from './sms/sms-gateway.ts'

/** Writes to the log: never secrets, addresses, answers or who did what in a round. */
export type Log = {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
}

/** Everything a use case needs from outside, wired by hand in main.ts; tests wire their own clock. */
export type Deps = {
  readonly config: Config
  readonly pools: Pools
  readonly keys: Keys
  readonly queue: Queue
  readonly mailer: Mailer
  /** Null: the operator has no gateway, and the product sends no SMS. */
  readonly sms: SmsGateway | null
  /** The only way to addresses that customers have typed in. */
  readonly outgoing: GuardedFetch
  /** Looks up TXT records in DNS. */
  readonly findTexts: FindTexts
  /** The running program, read from the disk at the first call. */
  readonly program: () => Promise<BuiltProgram>
  readonly recordLog: RecordLog
  readonly instruments: readonly Instrument[]
  readonly clock: () => Date
  readonly newId: () => string
  /** Makes that many random bytes. */
  readonly newSalt: (bytes: number) => Buffer
  readonly log: Log
  readonly meter: Meter
}
