import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Me } from '#contract/identity/me.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'

const server = await testApp()

/** An owner of an organisation, and a colleague. */
async function workplace() {
  const place = await makeOrganisation(server, { name: 'Färghandeln' })
  const colleague = await makeMember(server, { in: place })
  const own = await makeMember(server, { in: place, roles: ['owner'] })
  const params = { organisationId: place.organisationId }
  return {
    place,
    colleague,
    params,
    owner: await signedIn(server, own),
    member: await signedIn(server, colleague),
  }
}

type Place = Awaited<ReturnType<typeof workplace>>
type Press = (key: string) => Promise<{ readonly status: number }>
type Case = (place: Place) => {
  readonly make: Press
  readonly undo: Press
  readonly read: () => Promise<unknown>
}

const headers = (key: string) => ({ 'idempotency-key': key })
const bodyOf = async (browser: Browser, ...asked: Parameters<Browser['call']>) =>
  (await browser.call(...asked)).body

const role: Case = ({ owner, params, colleague: { email } }) => {
  const change = (gives: boolean) => (key: string) =>
    owner.call('changeRole', { params, body: { email, role: 'hr', gives }, headers: headers(key) })
  return { make: change(true), undo: change(false), read: () => bodyOf(owner, 'listRoles', { params }) }
}

const organisation: Case = ({ owner, params }) => {
  const call = (name: string) => (key: string) => {
    const body = { name, number: null, smallestGroup: 8, language: 'sv' }
    return owner.call('setUpOrganisation', { params, body, headers: headers(key) })
  }
  return {
    make: call('Färg AB'),
    undo: call('Färg & Form AB'),
    read: () => bodyOf(owner, 'readOrganisation', { params }),
  }
}

const support: Case = ({ owner, params }) => {
  const set = (contactRules: boolean) => (key: string) =>
    owner.call('writeSupportSettings', {
      params,
      body: { health: null, contactRules },
      headers: headers(key),
    })
  return { make: set(true), undo: set(false), read: () => bodyOf(owner, 'readSupportSettings', { params }) }
}

const feed: Case = ({ member }) => ({
  make: (key) => member.call('removeMyCalendarFeed', { headers: headers(key) }),
  undo: (key) => member.call('makeMyCalendarFeed', { body: { titled: true }, headers: headers(key) }),
  read: () => bodyOf(member, 'readMyCalendarFeed'),
})

const leaving: Case = ({ member, params, colleague: { memberId } }) => ({
  make: (key) => member.call('leaveOrganisation', { params, headers: headers(key) }),
  undo: async () => {
    const { person } = (await bodyOf(member, 'readMe')) as Me
    const back = 'update member set left_at = null, person_id = $2 where id = $1'
    await asSuperuser(server.database, back, [memberId, person.id])
    return { status: 200 }
  },
  read: () =>
    asSuperuser(server.database, 'select left_at is null as here from member where id = $1', [memberId]),
})

it.each([
  ['a role that was ended', role],
  ['an older name of an organisation', organisation],
  ['a rule of contact that was switched off', support],
  ['the end of a calendar address, when there is a new one,', feed],
  ['the end of a membership, when there is a new one,', leaving],
] as const)('%s does not come back by a request that arrives again', async (_, of) => {
  const { make, undo, read } = of(await workplace())
  const key = randomUUID()
  expect((await make(key)).status).toBeLessThan(300)
  const made = await read()
  expect((await undo(randomUUID())).status).toBeLessThan(300)
  const undone = await read()
  expect(undone).not.toEqual(made)
  expect((await make(key)).status).toBeLessThan(300)
  expect(await read()).toEqual(undone)
  expect((await make(randomUUID())).status).toBeLessThan(300)
  expect(await read()).toEqual(made)
})
