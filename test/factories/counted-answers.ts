import { asSuperuser, type TestDatabase } from '../database/database.ts'

type Counted = { readonly answers: number; readonly total: number; readonly taken: number }

/** The counters of a unit in a round, and the number of people who have taken part in the round; all -1 where nothing was counted. */
export async function countedAnswers(
  database: TestDatabase,
  roundId: string,
  unitId: string,
): Promise<Counted> {
  const [row] = await asSuperuser<Counted>(
    database,
    `select (c.amounts ->> 'answers')::int as answers, (c.amounts ->> 'total')::int as total,
       (select count(*)::int from vault.participation where round_id = $1) as taken
     from vault.counter c where c.round_id = $1 and c.unit_id = $2`,
    [roundId, unitId],
  )
  return row ?? { answers: -1, total: -1, taken: -1 }
}
