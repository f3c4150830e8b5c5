import { expect, test } from 'vitest'
import { addDays } from '#core/calendar/local-time.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { peopleOf } from '#test/organisation/organise.ts'
import { waitingListDesk } from '#test/organisation/waiting-list-desk.ts'
import { applyWaitingChanges } from './apply-waiting-changes.ts'

const server = await testApp()

test('the day begins at midnight in Stockholm', async () => {
  const { today, prepare, outcomeOf, unitId, params } = await waitingListDesk(
    server,
    'A;Lager;top;',
    ...peopleOf('A', 3),
  )
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

test('on its day a change is refused for what has become of the list, in words, and nothing is kept of it', async () => {
  const { find, make, prepare, onItsDay, outcomeOf, keptOf, unitId, params } = await waitingListDesk(
    server,
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
  const { find, prepare, onItsDay, outcomeOf } = await waitingListDesk(
    server,
    'A;Lager;top;',
    ...peopleOf('A', 5),
  )
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
  const { today, find, prepare, onItsDay, outcomeOf, unitId } = await waitingListDesk(
    server,
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
  const { today, params, prepare, onItsDay, outcomeOf, unitId } = await waitingListDesk(
    server,
    'A;Lager;top;',
    ...peopleOf('A', 3),
  )
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
  const { find, make, prepare, onItsDay, outcomeOf, unitId } = await waitingListDesk(
    server,
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
