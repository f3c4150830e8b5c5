import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { MemberList, UnitList } from '#contract/people/organisation.ts'
import { testApp } from '#test/app/test-app.ts'
import { withKey } from '#test/factories/api-key.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'

const server = await testApp()
const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
const run = promisify(execFile)

/** A made-up HR system with configurable answers. */
async function hrSystem() {
  const state = { employees: [] as object[] }
  const http = createServer((asked, answer) => {
    const known = asked.headers.authorization === 'Bearer hr-token'
    answer.writeHead(known ? 200 : 401, { 'content-type': 'application/json' })
    answer.end(JSON.stringify({ employees: state.employees }))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  return { state, url: `http://127.0.0.1:${port}/employees`, close: () => http.close() }
}

test('the example sends the list of an HR system by API key, and again when it has changed', async () => {
  const place = await makeOrganisation(server)
  const owner = await makeMember(server, { in: place, roles: ['owner'] })
  const { secret } = await withKey(server, place, ['people'])
  const hr = await hrSystem()
  const send = () =>
    run(process.execPath, ['examples/hr-system-to-andrum.ts'], {
      env: { HR_URL: hr.url, HR_TOKEN: 'hr-token', ANDRUM_URL: origin, ANDRUM_API_KEY: secret },
    })
  const browser = await signedIn(server, owner)
  const params = { organisationId: place.organisationId }
  const list = async () => {
    const { units } = (await browser.call('listUnits', { params })).body as UnitList
    const { members } = (await browser.call('listMembers', { params })).body as MemberList
    const names = new Map(units.map(({ id, name }) => [id, name]))
    return members
      .filter(({ email }) => email !== owner.email)
      .map(({ name, employeeId, unitId }) => `${employeeId} ${name}: ${names.get(unitId)}`)
      .sort()
  }
  const kim = { number: '17', name: 'Kim Ek', email: 'kim@bolaget.example', department: 'Care' }
  const robin = { number: '18', name: 'Robin Al', email: 'robin@bolaget.example', department: 'Kitchen' }
  hr.state.employees = [kim, robin]
  expect((await send()).stdout).toContain('2 people sent.')
  expect(await list()).toEqual(['17 Kim Ek: Care', '18 Robin Al: Kitchen'])

  hr.state.employees = [{ ...kim, name: 'Kim Berg', department: 'Kitchen' }]
  await send()
  expect(await list()).toEqual(['17 Kim Berg: Kitchen'])

  // Kim has a new address, which waits for a week, and the others are sent all the same, every night.
  hr.state.employees = [
    { ...kim, name: 'Kim Berg', email: 'kim.berg@bolaget.example', department: 'Care' },
    { ...robin, number: '19', name: 'Noor Li', email: 'noor@bolaget.example' },
  ]
  await send()
  expect((await send()).stdout).toContain('2 people sent.')
  expect(await list()).toEqual(['17 Kim Berg: Care', '19 Noor Li: Kitchen'])

  // An HR system without employees must remove nobody.
  hr.state.employees = []
  await expect(send()).rejects.toThrow('The HR system has nobody.')
  expect(await list()).toEqual(['17 Kim Berg: Care', '19 Noor Li: Kitchen'])
  hr.close()
})
