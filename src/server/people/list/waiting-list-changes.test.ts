import { expect, test } from 'vitest'
import type { ListChangeToStart } from '#contract/people/list-change.ts'
import { dayOf } from '#core/calendar/day-of.ts'
import { addDays } from '#core/calendar/local-time.ts'
import { forgetExpired } from '#server/app/forget-expired-job.ts'
import { giveUpImport } from '#server/people/import/give-up-import.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, signedIn } from '#test/factories/people.ts'
import { sendFile, viewOf } from '#test/organisation/import-calls.ts'
import { listDesk } from '#test/organisation/list-desk.ts'
import { importFile, peopleOf } from '#test/organisation/organise.ts'
import { applyWaitingChanges } from './apply-waiting-changes.ts'

const server = await testApp()

const today = () => dayOf(server.time.now)

async function desk(...lines: readonly string[]) {
  const here = await listDesk(server, ...lines)
  const { browser, params, change, read } = here
  const postpone = (importId: string, holdsFrom: string = addDays(today(), 30)) =>
    browser.call('postponeImport', {
      params: { ...params, importId },
      body: { holdsFrom: holdsFrom as never },
    })
  /** Up to waiting. @returns its id */
  const prepare = async (body: ListChangeToStart, holdsFrom?: string) => {
    const { id } = viewOf(await change(body))
    await server.runJobs()
    const answer = await postpone(id, holdsFrom)
    expect(answer).toMatchObject({ status: 200, body: { state: 'waiting' } })
    return id
  }
  /** Its day comes, without signing everybody out as months would. */
  const onItsDay = async (...ids: readonly string[]) => {
    for (const id of ids)
      await asSuperuser(server.database, 'update member_import set holds_from = $2 where id = $1', [
        id,
        today(),
      ])
    await server.deps.queue.enqueueNow('apply-waiting-changes', {})
    await server.runJobs()
  }
  const outcomeOf = async (id: string) => {
    const { state, report } = viewOf(await read(id))
    return [state, ...[...(report?.errors ?? []), ...(report?.warnings ?? [])].map(({ code }) => code)]
  }
  const keptOf = async (id: string) =>
    asSuperuser<{ kept: boolean; undo: boolean }>(
      server.database,
      "select list_change is not null or coalesce(report -> 'people' <> '[]', false) as kept, undo is not null as undo from member_import where id = $1",
      [id],
    )
  return { ...here, postpone, prepare, onItsDay, outcomeOf, keptOf }
}

test('a change from a later day changes nothing until then, stands first in the list with its names, and is then made', async () => {
  const { browser, params, find, history, prepare, onItsDay, outcomeOf, keptOf, unitId } = await desk(
    'A;Lager;top;',
    'B;Butik;top;',
    ...peopleOf('A', 9),
  )
  const before = (await browser.call('readOrganisation', { params })).body
  const added = await prepare({
    kind: 'add-person',
    name: 'Noor Ek',
    email: 'noor@bolaget.example',
    employeeId: null,
    language: 'sv',
    unitId: await unitId('Lager'),
  })
  const moved = await prepare(
    { kind: 'move-unit', unitId: await unitId('Butik'), parentId: await unitId('Lager') },
    addDays(today(), 10),
  )
  expect((await browser.call('readOrganisation', { params })).body).toEqual(before)
  expect(await find('noor')).toBeUndefined()
  const [first, second] = await history()
  expect([first?.id, second?.id].toSorted()).toEqual([added, moved].toSorted())
  expect((await history()).find(({ id }) => id === added)).toMatchObject({
    state: 'waiting',
    holdsFrom: addDays(today(), 30),
    report: { people: [{ kind: 'added', name: 'Noor Ek', to: 'Lager' }] },
  })
  await onItsDay(added, moved)
  expect(await outcomeOf(added)).toEqual(['applied'])
  expect(await outcomeOf(moved)).toEqual(['applied'])
  expect(await find('noor')).toMatchObject({ name: 'Noor Ek' })
  expect(await keptOf(added)).toMatchObject([{ kept: false }])
  const log = await asSuperuser<{ action: string }>(
    server.database,
    "select action from audit_entry where details ->> 'importId' = $1 order by at, action",
    [added],
  )
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['import-started', 'import-planned', 'import-postponed', 'import-applied']),
  )
})

test('the day begins at midnight in Stockholm', async () => {
  const { prepare, outcomeOf, unitId, params } = await desk('A;Lager;top;', ...peopleOf('A', 3))
  const id = await prepare(
    { kind: 'rename-unit', unitId: await unitId('Lager'), name: 'Förråd' },
    addDays(today(), 1),
  )
  const midnight = new Date(`${today()}T23:00:00Z`)
  const nameAt = async (now: Date) => {
    server.time.now = now
    await applyWaitingChanges(server.deps)
    const rows = await asSuperuser<{ name: string }>(
      server.database,
      "select name from unit where organisation_id = $1 and external_id = 'A'",
      [params.organisationId],
    )
    return rows[0]?.name
  }
  expect(await outcomeOf(id)).toEqual(['waiting'])
  expect(await nameAt(new Date(midnight.getTime() - 1000))).toBe('Lager')
  expect(await nameAt(midnight)).toBe('Förråd')
})

test('a change waits for no day that has come, that is far away, or that does not exist', async () => {
  const { change, postpone, read, unitId } = await desk('A;Lager;top;', ...peopleOf('A', 3))
  const { id } = viewOf(await change({ kind: 'rename-unit', unitId: await unitId('Lager'), name: 'Förråd' }))
  await server.runJobs()
  for (const day of [today(), addDays(today(), -1), addDays(today(), 367), '2026-02-30', '', 'i morgon'])
    expect(await postpone(id, day)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
  expect(viewOf(await read(id)).state).toBe('planned')
  expect(await postpone(id, addDays(today(), 366))).toMatchObject({ status: 200 })
  // Pressed twice it is one change.
  expect(await postpone(id, addDays(today(), 366))).toMatchObject({ status: 200, body: { state: 'waiting' } })
  expect(await postpone(id, addDays(today(), 5))).toMatchObject({ status: 409 })
})

test('a file and an undo hold at once, and what is outdated does not wait', async () => {
  const { browser, params, change, make, postpone, unitId } = await desk('A;Lager;top;', ...peopleOf('A', 3))
  const file = viewOf(await sendFile(browser, { ...params, unitId: '' }, importFile(...peopleOf('top', 3))))
  await server.runJobs()
  expect(await postpone(file.id)).toMatchObject({ status: 409, body: { code: 'import-not-ready' } })
  const lager = await unitId('Lager')
  const done = await make({ kind: 'rename-unit', unitId: lager, name: 'Förråd' })
  const undo = viewOf(await change({ kind: 'undo', importId: done.id }))
  await server.runJobs()
  expect(await postpone(undo.id)).toMatchObject({ status: 409, body: { code: 'import-not-ready' } })
  const late = viewOf(await change({ kind: 'rename-unit', unitId: lager, name: 'Magasin' }))
  await server.runJobs()
  await asSuperuser(server.database, "update unit set name = 'Vind' where id = $1", [lager])
  expect(await postpone(late.id)).toMatchObject({ status: 409, body: { code: 'import-outdated' } })
  const lost = viewOf(await change({ kind: 'rename-unit', unitId: lager, name: 'Magasin' }))
  await server.runJobs()
  await asSuperuser(server.database, 'update member_import set list_change = null where id = $1', [lost.id])
  expect(await postpone(lost.id)).toMatchObject({ status: 409, body: { code: 'import-outdated' } })
})

test('what waits is taken back, once, and then nothing happens on its day', async () => {
  const { browser, params, find, prepare, onItsDay, outcomeOf, keptOf } = await desk(
    'A;Lager;top;',
    ...peopleOf('A', 9),
  )
  const id = await prepare({ kind: 'remove-person', memberId: (await find('a-1@'))?.id ?? '' })
  const withdraw = () => browser.call('withdrawImport', { params: { ...params, importId: id } })
  expect(await withdraw()).toMatchObject({ status: 200, body: { state: 'failed' } })
  expect(await withdraw()).toMatchObject({ status: 409, body: { code: 'import-not-ready' } })
  await onItsDay(id)
  expect(await outcomeOf(id)).toEqual(['failed', 'withdrawn'])
  expect(await keptOf(id)).toMatchObject([{ kept: false }])
  expect(await find('a-1@')).toBeDefined()
})

test('on its day a change is refused for what has become of the list, in words, and nothing is kept of it', async () => {
  const { find, make, prepare, onItsDay, outcomeOf, keptOf, unitId, params } = await desk(
    'A;Lager;top;',
    'B;Butik;top;',
    'C;Kontor;top;',
    ...peopleOf('A', 9),
    ...peopleOf('B', 9),
  )
  const [lager, butik, kontor] = [await unitId('Lager'), await unitId('Butik'), await unitId('Kontor')]
  const [gone, owner] = [await find('a-1@'), await find('a-2@')]
  const intoClosed = await prepare({ kind: 'move-unit', unitId: butik, parentId: kontor })
  const cycle = await prepare({ kind: 'move-unit', unitId: lager, parentId: butik })
  const someone = await prepare({ kind: 'change-person', memberId: gone?.id ?? '', unitId: butik })
  const ownerLeaves = await prepare({ kind: 'remove-person', memberId: owner?.id ?? '' })
  const stays = await prepare({ kind: 'rename-unit', unitId: butik, name: 'Affär' })
  await make({ kind: 'merge-unit', unitId: kontor, intoId: butik })
  await make({ kind: 'move-unit', unitId: butik, parentId: lager })
  await make({ kind: 'remove-person', memberId: gone?.id ?? '' })
  await asSuperuser(
    server.database,
    "insert into role_assignment (organisation_id, member_id, role) values ($1, $2, 'owner')",
    [params.organisationId, owner?.id],
  )
  await onItsDay(intoClosed, cycle, someone, ownerLeaves, stays)
  expect(await outcomeOf(intoClosed)).toEqual(['refused', 'not-on-list'])
  expect(await outcomeOf(cycle)).toEqual(['refused', 'unit-below-itself'])
  expect(await outcomeOf(someone)).toEqual(['refused', 'not-on-list'])
  expect(await outcomeOf(ownerLeaves)).toEqual(['refused', 'kept-for-role'])
  expect(await outcomeOf(stays)).toEqual(['applied'])
  for (const id of [intoClosed, cycle, someone, ownerLeaves])
    expect(await keptOf(id)).toMatchObject([{ kept: false }])
  expect(await find('a-2@')).toMatchObject({ roles: expect.arrayContaining(['owner']) })
})

test('the safety stop holds on the day, not only when the change was prepared', async () => {
  const { find, prepare, onItsDay, outcomeOf } = await desk('A;Lager;top;', ...peopleOf('A', 5))
  const ids: string[] = []
  for (const n of [0, 1, 2])
    ids.push(await prepare({ kind: 'remove-person', memberId: (await find(`a-${n}@`))?.id ?? '' }))
  await onItsDay(...ids)
  expect(await Promise.all(ids.map(outcomeOf))).toEqual([
    ['applied'],
    ['applied'],
    ['refused', 'too-many-removed', 'too-many-removed-in-unit'],
  ])
})

test('two changes of one person are made in the order of their days, and of one day in the order of preparing', async () => {
  const { find, prepare, onItsDay, outcomeOf, unitId } = await desk(
    'A;Lager;top;',
    'B;Butik;top;',
    ...peopleOf('A', 9),
  )
  const [one, other] = [await find('a-1@'), await find('a-2@')]
  const butik = await unitId('Butik')
  const leaves = await prepare({ kind: 'remove-person', memberId: one?.id ?? '' }, addDays(today(), 20))
  const moves = await prepare(
    { kind: 'change-person', memberId: one?.id ?? '', unitId: butik },
    addDays(today(), 10),
  )
  const otherLeaves = await prepare({ kind: 'remove-person', memberId: other?.id ?? '' })
  const otherMoves = await prepare({ kind: 'change-person', memberId: other?.id ?? '', unitId: butik })
  await onItsDay(moves)
  expect(await find('a-1@')).toMatchObject({ unitId: butik })
  await onItsDay(leaves, otherLeaves, otherMoves)
  expect(await outcomeOf(leaves)).toEqual(['applied'])
  expect(await outcomeOf(otherLeaves)).toEqual(['applied'])
  expect(await outcomeOf(otherMoves)).toEqual(['refused', 'not-on-list'])
})

test('two workers, and one that was killed in the middle, make a change exactly once', async () => {
  const { params, prepare, onItsDay, outcomeOf, unitId } = await desk('A;Lager;top;', ...peopleOf('A', 3))
  const id = await prepare({
    kind: 'add-person',
    name: 'Noor Ek',
    email: 'noor@bolaget.example',
    employeeId: null,
    language: 'sv',
    unitId: await unitId('Lager'),
  })
  await asSuperuser(server.database, 'update member_import set holds_from = $2 where id = $1', [id, today()])
  const made = async () =>
    (
      await asSuperuser<{ action: string }>(
        server.database,
        "select action from audit_entry where details ->> 'importId' = $1 and action = 'import-applied'",
        [id],
      )
    ).length
  const { deps } = server
  const killed = {
    ...deps,
    queue: {
      ...deps.queue,
      enqueue: () => Promise.reject(Object.assign(new Error('terminated'), { code: '57P01' })),
    },
  }
  await expect(applyWaitingChanges(killed)).rejects.toThrow('terminated')
  expect(await outcomeOf(id)).toEqual(['waiting'])
  await Promise.all([applyWaitingChanges(deps), applyWaitingChanges(deps)])
  await onItsDay()
  expect(await outcomeOf(id)).toEqual(['applied'])
  expect(await made()).toBe(1)
  const rows = await asSuperuser(
    server.database,
    "select 1 from member where organisation_id = $1 and email = 'noor@bolaget.example'",
    [params.organisationId],
  )
  expect(rows).toHaveLength(1)
})

test('who has left the unit meanwhile does not stop it from being split', async () => {
  const { find, make, prepare, onItsDay, outcomeOf, unitId } = await desk(
    'A;Lager;top;',
    'B;Butik;top;',
    ...peopleOf('A', 9),
  )
  const chosen = await Promise.all(['a-0@', 'a-1@', 'a-2@'].map(find))
  const split = await prepare({
    kind: 'split-unit',
    unitId: await unitId('Lager'),
    name: 'Nattlager',
    externalId: null,
    memberIds: chosen.map((one) => one?.id ?? ''),
  })
  await make({ kind: 'remove-person', memberId: chosen[0]?.id ?? '' })
  await make({ kind: 'change-person', memberId: chosen[1]?.id ?? '', unitId: await unitId('Butik') })
  await onItsDay(split)
  expect(await outcomeOf(split)).toEqual(['applied'])
  expect(await find('a-2@')).toMatchObject({ unitId: await unitId('Nattlager') })
  expect(await find('a-1@')).toMatchObject({ unitId: await unitId('Butik') })
})

test('the safety representative sees what waits without names, and nobody elsewhere sees or takes back any of it', async () => {
  const { params, find, prepare } = await desk('A;Lager;top;', ...peopleOf('A', 9))
  const { id: memberId, unitId } = (await find('a-1@')) ?? { id: '', unitId: '' }
  // A role that protects somebody is told with their address.
  await asSuperuser(
    server.database,
    "insert into role_assignment (organisation_id, member_id, role) values ($1, $2, 'hr')",
    [params.organisationId, memberId],
  )
  const id = await prepare({ kind: 'remove-person', memberId })
  const { email } = await makeMember(server, {
    in: { ...params, unitId },
    roles: ['safety_representative'],
  })
  const representative = await signedIn(server, { email })
  const list = await representative.call('listImports', { params })
  const one = await representative.call('readImport', { params: { ...params, importId: id } })
  expect(viewOf(one)).toMatchObject({ state: 'waiting', kind: 'remove-person', report: { people: [] } })
  expect(JSON.stringify([list.body, one.body])).not.toContain('a-1@')
  const taken = await representative.call('withdrawImport', { params: { ...params, importId: id } })
  expect(taken.status).toBe(403)
  const there = await desk('B;Butik;top;', ...peopleOf('B', 3))
  const elsewhere = await there.browser.call('withdrawImport', { params: { ...there.params, importId: id } })
  expect(elsewhere.status).toBe(404)
})

test('what waits is not forgotten with old files, and can be undone for 30 days once it is made', async () => {
  const { params, prepare, onItsDay, outcomeOf, keptOf, unitId } = await desk(
    'A;Lager;top;',
    ...peopleOf('A', 3),
  )
  const id = await prepare({ kind: 'rename-unit', unitId: await unitId('Lager'), name: 'Förråd' })
  // The dry run was tried twice, and the second try is told as failed when all is done.
  await giveUpImport(server.deps, { ...params, importId: id })
  const long = new Date(server.time.now.getTime() - 200 * 24 * 60 * 60 * 1000)
  await asSuperuser(server.database, 'update member_import set created_at = $2 where id = $1', [id, long])
  await forgetExpired(server.deps)
  expect(await keptOf(id)).toMatchObject([{ kept: true }])
  await onItsDay(id)
  await forgetExpired(server.deps)
  expect(await outcomeOf(id)).toEqual(['applied'])
  expect(await keptOf(id)).toMatchObject([{ undo: true }])
  await asSuperuser(server.database, 'update member_import set settled_at = $2 where id = $1', [id, long])
  await forgetExpired(server.deps)
  expect(await keptOf(id)).toMatchObject([{ undo: false }])
})

test('at most fifty changes wait', async () => {
  const { params, change, postpone, unitId } = await desk('A;Lager;top;', ...peopleOf('A', 3))
  const insert = (amount: number) =>
    asSuperuser(
      server.database,
      `insert into member_import (organisation_id, id, kind, file_name, created_by, state, list_change, holds_from)
       select $1, gen_random_uuid(), 'rename-unit', '', 'HR', 'waiting', '{}', '2030-01-01' from generate_series(1, $2)`,
      [params.organisationId, amount],
    )
  await insert(49)
  const next = async (name: string) => {
    const { id } = viewOf(await change({ kind: 'rename-unit', unitId: await unitId('Lager'), name }))
    await server.runJobs()
    return postpone(id)
  }
  expect((await next('Förråd')).status).toBe(200)
  expect(await next('Magasin')).toMatchObject({ status: 409, body: { code: 'too-many-waiting' } })
})
