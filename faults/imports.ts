import type { ImportView } from '#contract/people/organisation.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { importFile, peopleOf } from '#test/organisation/organise.ts'
import { makeNewOrganisation } from '#test/release/large-organisation.ts'
import { noFault } from './goals.ts'
import { type DatabaseKind, makePlace } from './place.ts'
import { type Found, turns } from './report.ts'
import { killSoon, workAt } from './work.ts'

const peopleAtATime = 1500

/** A list that grows with each file. Each import is killed once while it reads or writes; its people must be there all, and once. */
export async function importsUnderKills(kind: DatabaseKind, kills: number): Promise<Found> {
  const place = await makePlace(kind)
  try {
    const where = await makeNewOrganisation(place.settings.DATA_DIR ?? '', place.settings)
    await place.start()
    const { send, waitFor } = workAt(place, where)
    const faults: string[] = []
    const files: string[] = []
    for (const turn of turns(kills)) {
      const people = peopleAtATime * (turn + 1)
      const started = await send<ImportView>('/imports', {
        fileName: 'personal.csv',
        contentBase64: importFile('top;;;hr@example.com;HR', ...peopleOf('top', people)).toString('base64'),
      })
      if (started === undefined) throw new Error('a file was not taken in')
      files.push(started.id)
      const whileRead = turn % 5 === 4
      if (whileRead) await killSoon(place, turn, 300)
      await waitFor<ImportView>(`/imports/${started.id}`, ({ state }) => state !== 'planning')
      await send(`/imports/${started.id}/application`, null)
      if (!whileRead) {
        const from = Math.random() * 95
        await waitFor<ImportView>(
          `/imports/${started.id}`,
          ({ state, progress }) => state !== 'applying' || progress >= from,
        )
        await killSoon(place, turn, 50)
      }
      const { state } = await waitFor<ImportView>(`/imports/${started.id}`, (one) => one.state !== 'applying')
      if (state !== 'applied') faults.push(`The import of ${people} people ended as ${state}.`)
      const kept = await place.withDatabase((url) => readMembers(url, where.organisationId))
      if (kept.members !== people + 1 || kept.addresses !== people + 1)
        faults.push(
          `After the import of ${people} people ${kept.members} are there, with ${kept.addresses} addresses.`,
        )
      if (kept.entries !== files.length)
        faults.push(`After ${files.length} imports the log has ${kept.entries} of them.`)
    }
    return {
      faults,
      figures: { kills, files: files.length, people: kills * peopleAtATime },
      goals: [noFault(`imports not whole or not once, each of ${kills} killed once`, faults)],
    }
  } finally {
    await place.end()
  }
}

async function readMembers(url: string, organisationId: string) {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ members: number; addresses: number; entries: number }>(
      `select count(*)::int as members, count(distinct email)::int as addresses,
         (select count(*) from audit_entry where action = 'import-applied')::int as entries
       from member where organisation_id = $1 and left_at is null`,
      [organisationId],
    )
    return rows[0] ?? { members: 0, addresses: 0, entries: 0 }
  })
}
