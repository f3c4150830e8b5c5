/**
 * The search of the work pages, over HTTP from a server process with the embedded database: HR of an organisation with 20,000
 * people in 200 units, each with a made-up name, address and number. The words have one hit, thousands, or none: a full list of hits
 * does not shorten the search.
 */
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { openServerBeside } from '#server/platform/db/connection/open-database.ts'
import { makeOpenFolder } from '#test/app/open-folder.ts'
import { makeLargeOrganisation, serverSettings, writeEmptyPages } from '#test/release/large-organisation.ts'
import { rounded, serveProduct, startBeside } from './beside-bare.ts'
import { saveResults } from './save-results.ts'

const people = 20_000
const typed = ['anna', 'an', 'annaek17500@', 'ek anna', 'enhet 7', 'finns inte']
const warmUp = 10
const searches = 100

/** Gives everybody a name, an address and a number, as a list of people has them, and units their names. */
async function nameEverybody(dataDir: string): Promise<void> {
  const beside = await openServerBeside({ dataDir })
  try {
    await withClient(beside.url, async (client) => {
      await client.query(`
        with numbered as (select organisation_id, id, row_number() over (order by id) as n from member where email is distinct from 'hr@example.com')
        update member m set
          name = (array['Anna','Erik','Fatima','Johan','Åsa','Mohammed','Karin','Lars'])[1 + n % 8] || ' ' ||
            (array['Ek','Öberg','Lindqvist','Al-Hassan','Johansson','Björk','Nowak'])[1 + n % 7] || 'sson ' || n,
          email = lower((array['anna','erik','fatima','johan','asa','mohammed','karin','lars'])[1 + n % 8]) || 'ek' || n || '@example.com',
          external_id = 'E' || (100000 + n)
        from numbered where m.organisation_id = numbered.organisation_id and m.id = numbered.id`)
      await client.query(
        "with n as (select id, row_number() over (order by id) as at from unit) update unit u set name = 'Enhet ' || at from n where n.id = u.id",
      )
      await client.query('vacuum analyze')
    })
  } finally {
    await beside.stop()
  }
}

async function measure(): Promise<void> {
  const folder = makeOpenFolder('bench')
  const [dataDir, buildDir] = [join(folder, 'data'), join(folder, 'build')]
  try {
    writeEmptyPages(buildDir)
    const { organisationId, headers } = await makeLargeOrganisation(dataDir, {
      people,
      units: 200,
      rounds: 5,
    })
    await nameEverybody(dataDir)
    const { server, url } = await startBeside(import.meta.url, ['product', buildDir], serverSettings(dataDir))
    const rows = []
    try {
      for (const words of typed) {
        const times: number[] = []
        let hits = 0
        for (let turn = -warmUp; turn < searches; turn += 1) {
          const asked = performance.now()
          const answer = await fetch(`${url}/api/v1/organisations/${organisationId}/searches`, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json', origin: url },
            body: JSON.stringify({ words }),
          })
          const body = await answer.text()
          if (turn >= 0) times.push(performance.now() - asked)
          if (answer.status !== 200) throw new Error(`${answer.status} ${body}`)
          const found = JSON.parse(body) as { people: unknown[]; units: unknown[] }
          hits = found.people.length + found.units.length
          // Below the limit of requests a second for one person (`request-limit.ts`).
          await new Promise((done) => setTimeout(done, 10))
        }
        const sorted = times.toSorted((a, b) => a - b)
        const at = (share: number) => rounded(sorted[Math.floor(sorted.length * share)] ?? 0, 1)
        rows.push({ words, hits, p50: at(0.5), p95: at(0.95) })
      }
    } finally {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    console.table(rows)
    saveResults('search', { people, searches, rows }, [
      {
        what: 'a search among 20,000 people, 95th percentile of the slowest words',
        measured: Math.max(...rows.map(({ p95 }) => p95)),
        unit: 'ms',
        atMost: 50,
      },
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const [, , part, argument = ''] = process.argv
if (part === 'product') await serveProduct(argument)
else await measure()
