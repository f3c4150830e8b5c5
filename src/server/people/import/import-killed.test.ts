import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { ImportList, ImportView, OrganisationView } from '#contract/people/organisation.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { openServerBeside } from '#server/platform/db/connection/open-database.ts'
import { serverFolders } from '#test/app/server-folders.ts'
import { startServerProcess } from '#test/app/start-server-process.ts'
import { importFile, peopleOf } from '#test/organisation/organise.ts'
import { makeNewOrganisation } from '#test/release/large-organisation.ts'

const people = 12_000

it('a server killed while it writes an import has changed nothing by then, and after a new start writes all of it once', {
  timeout: 600_000,
}, async () => {
  const { dataDir, buildDir } = serverFolders()
  const { path, headers } = await makeNewOrganisation(dataDir)
  const read = async <Answer>(url: string, what = '') =>
    (await (await fetch(`${url}${path}${what}`, { headers })).json()) as Answer
  const send = async (url: string, what: string, body: unknown) => {
    const answer = await fetch(`${url}${path}${what}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body === null ? { headers } : { body: JSON.stringify(body) }),
    })
    expect(answer.status).toBe(202)
    return (await answer.json()) as ImportView
  }
  /** HR's page polls until the import is as expected. */
  const waitFor = async (url: string, importId: string, isSo: (one: ImportView) => boolean) => {
    for (;;) {
      const one = await read<ImportView>(url, `/imports/${importId}`)
      if (isSo(one)) return one
      await pause(30)
    }
  }
  const membersOf = async (url: string) => (await read<OrganisationView>(url)).members

  const first = await startServerProcess(dataDir, buildDir)
  const { id } = await send(first.url, '/imports', {
    fileName: 'personal.csv',
    contentBase64: importFile('top;;;hr@example.com;HR', ...peopleOf('top', people)).toString('base64'),
  })
  const planned = await waitFor(first.url, id, ({ state }) => state !== 'planning')
  expect(planned).toMatchObject({ state: 'planned', report: { members: { added: people } } })
  await send(first.url, `/imports/${id}/application`, null)
  // Planning again is the first 40 per cent; after that rows are being written.
  const seen = await waitFor(first.url, id, ({ state, progress }) => state !== 'applying' || progress > 45)
  expect(seen.state).toBe('applying')
  await first.end('SIGKILL')

  const second = await startServerProcess(dataDir, buildDir)
  expect(await membersOf(second.url)).toBe(1)
  await waitFor(second.url, id, ({ state }) => state !== 'applying')
  expect(await membersOf(second.url)).toBe(people + 1)
  const { imports } = await read<ImportList>(second.url, '/imports')
  expect(imports).toMatchObject([{ id, state: 'applied', progress: 100, canBeUndone: true }])

  const { url, stop } = await openServerBeside({ dataDir })
  const [row] = await withClient(url, async (client) => {
    const { rows } = await client.query(
      `select (select count(*) from member where left_at is null)::int as members,
         (select count(distinct email) from member)::int as addresses,
         (select count(*) from member_import where content is not null)::int as files,
         (select count(*) from audit_entry where action = 'import-applied')::int as entries`,
    )
    return rows
  })
  await stop()
  expect(row).toEqual({ members: people + 1, addresses: people + 1, files: 0, entries: 1 })
})
