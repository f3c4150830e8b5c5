import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Me } from '#contract/identity/me.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'

const server = await testApp()

const memberOf = async (memberId: string) => {
  const [row] = await asSuperuser<{ left: boolean; last: boolean; roles: string }>(
    server.database,
    `select left_at is not null as left, last_left_unit_id = unit_id as last,
       (select count(*) from role_assignment r where r.member_id = m.id) as roles
     from member m where id = $1`,
    [memberId],
  )
  return row
}

test('somebody leaves: HR sees an ended membership like any other, own results and the other membership stay', async () => {
  const [here, there] = [await makeOrganisation(server), await makeOrganisation(server)]
  const member = await makeMember(server, { in: here, roles: ['manager'] })
  await makeMember(server, { in: there, email: member.email })
  const me = await signedIn(server, { email: member.email })
  await me.call('storeMyResult', {
    body: { key: randomUUID(), instrument: 'stressprofil', answers: sameAnswers(stressprofil, 2) },
  })
  const left = await me.call('leaveOrganisation', { params: { organisationId: here.organisationId } })
  expect(left.status).toBe(204)
  expect(await memberOf(member.memberId)).toEqual({ left: true, last: true, roles: '0' })
  const { memberships } = (await me.call('readMe')).body as Me
  expect(memberships.map(({ organisation }) => organisation.id)).toEqual([there.organisationId])
  expect((await me.call('listMyResults')).body).toMatchObject({ results: [expect.anything()] })
  // The log has no entry: neither the reason, nor that it was the person.
  const entries = await asSuperuser(server.database, 'select 1 from audit_entry where organisation_id = $1', [
    here.organisationId,
  ])
  expect(entries).toEqual([])
  const again = await me.call('leaveOrganisation', { params: { organisationId: here.organisationId } })
  expect(again.status).toBe(404)
})

test.each(['hr', 'owner', 'safety_representative'] as const)(
  'somebody who is %s stays until an owner has ended the role',
  async (role) => {
    const member = await makeMember(server, { roles: [role] })
    const me = await signedIn(server, { email: member.email })
    const answer = await me.call('leaveOrganisation', { params: { organisationId: member.organisationId } })
    expect(answer.status).toBe(409)
    expect(await memberOf(member.memberId)).toMatchObject({ left: false, roles: '1' })
  },
)

test('nobody leaves for somebody else, nor where they are no member', async () => {
  const member = await makeMember(server)
  const stranger = await signedIn(server)
  const params = { organisationId: member.organisationId }
  expect((await stranger.call('leaveOrganisation', { params })).status).toBe(404)
  expect((await server.browser().call('leaveOrganisation', { params })).status).toBe(401)
  expect(await memberOf(member.memberId)).toMatchObject({ left: false })
})
