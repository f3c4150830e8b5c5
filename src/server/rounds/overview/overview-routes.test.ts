import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Overview } from '#contract/rounds/overview.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { releasedRound } from '#test/factories/hold-round.ts'
import { organise } from '#test/factories/open-round.ts'
import { makeMember, signedIn } from '#test/factories/people.ts'

const server = await testApp()
const deps = answeringDeps(server.database)

const company = await organise(server.database, [
  { name: 'Bolaget', members: 0 },
  { name: 'Butik', parent: 'Bolaget', members: 12 },
  { name: 'Kontor', parent: 'Bolaget', members: 10 },
  { name: 'Ekonomi', parent: 'Kontor', members: 9 },
  { name: 'Växel', parent: 'Kontor', members: 3 },
])
await releasedRound(server.database, deps, company, () => ({ value: 3 }))
const { organisationId } = company

const managerOf = async (unit: string) => {
  const unitId = company.unitIds.get(unit) ?? ''
  const member = await makeMember(server, { in: { organisationId, unitId }, roles: ['manager'] })
  return { ...member, browser: await signedIn(server, member) }
}

const namesIn = (body: unknown) => (body as Overview).units.map(({ name }) => name)

test('what is asked again comes as it did before in each form, until something of it has changed', async () => {
  const member = await makeMember(server, {
    in: { organisationId, unitId: company.unitIds.get('Bolaget') ?? '' },
    roles: ['hr'],
  })
  const { cookies } = await signedIn(server, member)
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  const ask = async (form = 'identity') => {
    const headers = { cookie, 'accept-encoding': form }
    return server.app.inject({ url: `/api/v1/organisations/${organisationId}/overview`, headers })
  }
  const first = (await ask()).body
  expect((JSON.parse(first) as Overview).organisation.name).not.toBe('Nya bolaget')
  for (const _ of ['once', 'again']) {
    expect((await ask()).body).toBe(first)
    expect(brotliDecompressSync((await ask('br')).rawPayload).toString()).toBe(first)
    expect(gunzipSync((await ask('gzip')).rawPayload).toString()).toBe(first)
  }

  const rename = "update organisation set name = 'Nya bolaget' where id = $1"
  await asSuperuser(server.database, rename, [organisationId])
  const renamed = brotliDecompressSync((await ask('br')).rawPayload).toString()
  expect((JSON.parse(renamed) as Overview).organisation.name).toBe('Nya bolaget')
  expect((await ask()).body).toBe(renamed)
})

test('a manager gets rows of the units led alone, in the answer and in the file', async () => {
  const { browser } = await managerOf('Kontor')
  const answer = await browser.call('readOverview', { params: { organisationId } })
  expect(namesIn(answer.body)).toEqual(['Kontor', 'Ekonomi', 'Växel'])
  expect((answer.body as Overview).units.map(({ figure }) => figure !== null)).toEqual([true, true, false])
  for (const other of ['Butik', 'Bolaget']) {
    expect(answer.text).not.toContain(company.unitIds.get(other))
    expect(answer.text).not.toContain(`"name":"${other}"`)
  }
  const file = await browser.call('exportOverview', { params: { organisationId } })
  const units = file.text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(';')[1])
  expect(units).toEqual(['Kontor', 'Ekonomi', 'Växel'])
})

test('what a manager reads is to the letter what HR reads of the same unit, and a hidden unit stays hidden', async () => {
  const hrMember = await makeMember(server, {
    in: { organisationId, unitId: company.unitIds.get('Butik') ?? '' },
    roles: ['hr'],
  })
  const hr = await signedIn(server, hrMember)
  const whole = (await hr.call('readOverview', { params: { organisationId } })).body as Overview
  const { browser } = await managerOf('Kontor')
  const part = (await browser.call('readOverview', { params: { organisationId } })).body as Overview
  for (const { depth, parentId, ...unit } of part.units)
    expect(whole.units.find(({ id }) => id === unit.id)).toMatchObject(unit)
  expect(part.units.find(({ name }) => name === 'Växel')).toMatchObject({ figure: null, causes: null })
})

test('who leads a unit no more reads nothing of it, in the same session', async () => {
  const { browser, memberId } = await managerOf('Butik')
  expect(namesIn((await browser.call('readOverview', { params: { organisationId } })).body)).toEqual([
    'Butik',
  ])
  await asSuperuser(server.database, 'delete from role_assignment where member_id = $1', [memberId])
  expect(await browser.call('readOverview', { params: { organisationId } })).toMatchObject({
    status: 403,
    body: { code: 'not-allowed' },
  })
})
