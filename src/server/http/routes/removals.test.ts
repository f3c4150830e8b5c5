import { expect, test } from 'vitest'
import type { MemberList } from '#contract/organisation.ts'
import type { Answer } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { organisationOf, sendFile, viewOf } from '#test/organisation/import-calls.ts'
import { importFile, peopleOf } from '#test/organisation/organise.ts'

const server = await testApp()

const names = (answer: Answer) => viewOf(answer).report?.people ?? []

async function organisationWith(...lines: readonly string[]) {
  const { place, browser } = await organisationOf(server)
  const params = { organisationId: place.organisationId }
  const started = await sendFile(browser, place, importFile(...lines))
  await server.runJobs()
  await browser.call('applyImport', { params: { ...params, importId: viewOf(started).id } })
  await server.runJobs()
  const find = async (search: string) => {
    const answer = await browser.call('listMembers', { params, query: { search } })
    return (answer.body as MemberList).members[0]
  }
  const remove = (memberId: string) => browser.call('startRemoval', { params: { ...params, memberId } })
  const read = (importId: string) => browser.call('readImport', { params: { ...params, importId } })
  return { browser, params, find, remove, read }
}

test('HR takes one person off the list as a dry run that names that person alone, and then as an import', async () => {
  const { browser, params, find, remove, read } = await organisationWith(
    'A;Lager;top;',
    'A;;;anna@bolaget.example;"Ek; ""Anna"""',
    ...peopleOf('A', 9),
  )
  const anna = await find('anna@')
  const started = await remove(anna?.id ?? '')
  expect(started.status).toBe(202)
  expect(viewOf(started)).toMatchObject({ state: 'planning', fileName: '' })
  await server.runJobs()
  const planned = await read(viewOf(started).id)
  expect(viewOf(planned)).toMatchObject({
    state: 'planned',
    report: { members: { removed: 1, added: 0, changed: 0, moved: 0 }, units: { changed: 0, removed: 0 } },
  })
  expect(names(planned)).toEqual([
    {
      kind: 'removed',
      name: 'Ek; "Anna"',
      email: 'anna@bolaget.example',
      from: 'Lager',
      to: null,
      leadsNoLonger: [],
    },
  ])
  expect((await find('anna@'))?.id).toBe(anna?.id)
  await browser.call('applyImport', { params: { ...params, importId: viewOf(started).id } })
  await server.runJobs()
  expect(await find('anna@')).toBeUndefined()
  // Who it was is not kept in the history.
  expect(names(await read(viewOf(started).id))).toEqual([])
})

test('a removal is stopped where a file would be: by the limit of four weeks', async () => {
  const { browser, params, find, remove, read } = await organisationWith('A;Lager;top;', ...peopleOf('A', 5))
  const outcomes: string[] = []
  for (let times = 0; times < 3; times++) {
    const one = await find(`a-${times}@bolaget.example`)
    const started = await remove(one?.id ?? '')
    await server.runJobs()
    const planned = viewOf(await read(viewOf(started).id))
    outcomes.push(planned.state, ...(planned.report?.errors.map(({ code }) => code) ?? []))
    await browser.call('applyImport', { params: { ...params, importId: planned.id } })
    await server.runJobs()
  }
  expect(outcomes).toEqual(['planned', 'planned', 'refused', 'too-many-removed', 'too-many-removed-in-unit'])
})

test('nobody who is not on the list can be taken off it', async () => {
  const { remove } = await organisationWith('A;Lager;top;', ...peopleOf('A', 3))
  expect((await remove('00000000-0000-4000-8000-000000000000')).status).toBe(404)
})
