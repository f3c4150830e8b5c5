import { setTimeout as pause } from 'node:timers/promises'
import type { RoundList, RoundPreparation, RoundView } from '#contract/rounds/round.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { makeNewOrganisation } from '#test/release/large-organisation.ts'
import { noFault } from './goals.ts'
import { addPeople } from './openings.ts'
import { type DatabaseKind, makePlace } from './place.ts'
import { type Found, inTurn } from './report.ts'
import { killSoon, workAt } from './work.ts'

/** More than the server freezes while HR waits (decision 0603). */
const people = 8000

const twoWeeks = 14 * 24 * 60 * 60 * 1000

/**
 * Prepares one round of many people after the other, and kills the server or the database while the request is stored or
 * the job freezes the list. HR gets no answer and repeats the request. It must lead to one round, with everybody on its list once.
 */
export async function preparationsUnderKills(kind: DatabaseKind, kills: number): Promise<Found> {
  const place = await makePlace(kind)
  try {
    const organisations = []
    for (let turn = 0; turn < kills; turn += 1)
      organisations.push(await makeNewOrganisation(place.settings.DATA_DIR ?? '', place.settings))
    await place.start()
    const faults: string[] = []
    let killedBefore = 0
    /** The duration of the previous one, in ms: the next kill is to fall into it. */
    let took = 1500
    for (const [turn, where] of inTurn([...organisations.entries()])) {
      const { organisationId } = where
      await place.withDatabase((url) => addPeople(url, organisationId, people))
      const { send, waitFor } = workAt(place, where)
      const wish = {
        name: 'Våren',
        instrument: 'stressprofil',
        closesAt: new Date(Date.now() + twoWeeks).toISOString(),
      }
      const ask = () => send<RoundView | RoundPreparation>('/rounds', wish)
      const begun = performance.now()
      const asked = ask()
      const whileAsked = turn % 3 === 0
      if (!whileAsked) await asked
      await killSoon(place, turn, whileAsked ? 60 : took)
      const { preparing, rounds } = await waitFor<RoundList>('/rounds', () => true)
      if (rounds.length === 0) killedBefore += 1
      let answered = await asked
      if (answered !== undefined && preparing.length + rounds.length !== 1)
        faults.push(`A wish that was answered is there ${preparing.length + rounds.length} times.`)
      for (; answered === undefined; answered = await ask()) await pause(100)
      await waitFor<RoundList>('/rounds', (list) => list.preparing.every(({ refused }) => refused !== null))
      if (!whileAsked) took = Math.min(Math.max(performance.now() - begun, 500), 4000)
      const kept = await place.withDatabase((url) => readPrepared(url, organisationId))
      const whole = { rounds: 1, invited: people + 1, salted: people + 1, frozen: people + 1, entries: 1 }
      if (JSON.stringify(kept) !== JSON.stringify({ ...whole, preparing: 0 }))
        faults.push(`A round was not prepared whole and once: ${JSON.stringify(kept)}.`)
    }
    return {
      faults,
      figures: { kills, rounds: kills, people, 'killed before the end': killedBefore },
      goals: [noFault(`rounds not prepared whole or not once, each of ${kills} killed once`, faults)],
    }
  } finally {
    await place.end()
  }
}

async function readPrepared(url: string, organisationId: string) {
  return withClient(url, async (client) => {
    const { rows } = await client.query<
      Record<'rounds' | 'invited' | 'salted' | 'frozen' | 'entries' | 'preparing', number>
    >(
      `select (select count(*) from round where organisation_id = $1)::int as rounds,
         (select count(*) from invitation where organisation_id = $1)::int as invited,
         (select count(distinct list_salt) from invitation where organisation_id = $1)::int as salted,
         (select sum(size) from frozen_list where organisation_id = $1)::int as frozen,
         (select count(*) from audit_entry
          where organisation_id = $1 and action = 'round-prepared')::int as entries,
         (select count(*) from round_preparation where organisation_id = $1)::int as preparing`,
      [organisationId],
    )
    return rows[0]
  })
}
