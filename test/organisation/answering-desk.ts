import { beforeEach } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import type { Result } from '#core/scoring/evaluate.ts'
import { submitAnswers } from '#server/rounds/answer/submit-answers.ts'
import { asSuperuser, type TestDatabase, testDatabase } from '../database/database.ts'
import { type AnsweringDeps, answeringDeps } from '../factories/answering-deps.ts'
import { sameAnswers } from '../factories/answers.ts'
import { type InvitedMember, type OpenRound, openRound, organise } from '../factories/open-round.ts'

export type AnsweringDesk = {
  readonly database: TestDatabase
  readonly deps: AnsweringDeps
  /** The time at which each test begins and its round opened. */
  readonly start: Date
  /** New in each test: one member in "Bolaget", twelve in "Lager" below it. */
  readonly round: OpenRound
  /** Member 0 is in "Bolaget", the others are in "Lager". */
  member(n?: number): InvitedMember
  /** Sends the same answer to every question of a round, by link or by session. */
  answer(options: {
    readonly personId?: string | null
    readonly token?: string
    readonly value?: number
    readonly roundId?: string
    readonly version?: string
  }): Promise<Result>
  /** The counters of a round, by the name of the unit. */
  counters(roundId?: string): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>>
}

/** An open round of a small organisation, new in each test, and functions to answer it. Call it at the top of a test file. */
export async function answeringDesk(): Promise<AnsweringDesk> {
  const database = await testDatabase()
  const deps = answeringDeps(database)
  const start = deps.time.now
  let open: OpenRound | undefined
  beforeEach(async () => {
    deps.time.now = start
    const organisation = await organise(database, [
      { name: 'Bolaget', members: 1 },
      { name: 'Lager', parent: 'Bolaget', members: 12 },
    ])
    open = await openRound(database, deps, organisation)
  })

  const round = () => {
    if (open === undefined) throw new Error('no test has begun')
    return open
  }
  return {
    database,
    deps,
    start,
    get round() {
      return round()
    },
    member(n = 0) {
      const found = round().members[n]
      if (found === undefined) throw new Error('no such member')
      return found
    },
    answer: ({ personId = null, token, value = 3, roundId = round().roundId, version }) =>
      submitAnswers(deps, {
        roundId,
        personId,
        token,
        version: version ?? stressprofil.version,
        answers: sameAnswers(stressprofil, value),
      }),
    async counters(roundId = round().roundId) {
      const rows = await asSuperuser<{ name: string; amounts: Record<string, number> }>(
        database,
        'select u.name, c.amounts from vault.counter c join round_unit u using (round_id, unit_id) where c.round_id = $1',
        [roundId],
      )
      return new Map(rows.map(({ name, amounts }) => [name, amounts]))
    },
  }
}
