import { afterAll, expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { newUser, patch, provider } from '#test/scim/scim-client.ts'
import { startSmsGateway } from '#test/sms/gateway.ts'
import { enterpriseUser } from './read-user.ts'

const gateway = await startSmsGateway()
afterAll(() => gateway.close())
const sms = { url: gateway.url, user: 'u', password: 'p', from: 'Andrum' }
const server = await testApp({ config: { sms } })
const without = await testApp()

/** A person without an address. */
const noor = (phoneNumbers: unknown) => ({
  userName: 'noor-17',
  displayName: 'Noor Alm',
  [enterpriseUser]: { employeeNumber: '17' },
  phoneNumbers,
})
const mobile = (value: string) => ({ type: 'mobile', value })
const work = { type: 'work', value: '08-465 004 00' }

async function withNoor(phoneNumbers: unknown, app = server) {
  const all = await provider(app)
  const made = await all.ask('POST', '/Users', noor(phoneNumbers))
  const stored = async () => {
    const [row] = await asSuperuser<{ mobile: string | null }>(
      app.database,
      'select mobile from member where id = $1',
      [made.body.id],
    )
    return row?.mobile
  }
  const change = async (...operations: readonly object[]) =>
    (await all.ask('PATCH', `/Users/${made.body.id}`, patch(...operations))).status
  return { ...all, made, stored, change }
}

test('a program sets the mobile number of somebody without an address, and reads it back', async () => {
  const { made, ask } = await withNoor([work, mobile('tel:+46-70-123-45-67')])
  const phoneNumbers = [{ value: '+46701234567', type: 'mobile' }]
  expect(made).toMatchObject({ status: 201, body: { phoneNumbers } })
  expect((await ask('GET', `/Users/${made.body.id}`)).body).toMatchObject({ phoneNumbers })
  const schema = await ask('GET', '/Schemas/urn:ietf:params:scim:schemas:core:2.0:User')
  expect(JSON.stringify(schema.body)).toContain('phoneNumbers')
})

test.each([
  [
    'replaced by its filter',
    { op: 'Replace', path: 'phoneNumbers[type eq "mobile"].value', value: '0721234567' },
    '+46721234567',
  ],
  ['replaced whole', { op: 'replace', value: { phoneNumbers: [mobile('0721234567')] } }, '+46721234567'],
  ['removed by its filter', { op: 'Remove', path: 'phoneNumbers[type eq "mobile"].value' }, null],
  ['removed with all others', { op: 'remove', path: 'phoneNumbers' }, null],
  [
    'left when another number is removed',
    { op: 'remove', path: 'phoneNumbers[type eq "work"]' },
    '+46701234567',
  ],
  ['left when another number is set', { op: 'add', path: 'phoneNumbers', value: [work] }, '+46701234567'],
  [
    'left when something else is said',
    { op: 'replace', path: 'preferredLanguage', value: 'en' },
    '+46701234567',
  ],
])('a number is %s', async (_, operation, number) => {
  const { change, stored } = await withNoor([mobile('070-123 45 67')])
  expect(await stored()).toBe('+46701234567')
  expect(await change(operation)).toBe(200)
  expect(await stored()).toBe(number)
})

test('a whole user without a mobile number has none; one that says nothing of numbers keeps it', async () => {
  const { ask, made, stored } = await withNoor([mobile('070-123 45 67')])
  await ask('PUT', `/Users/${made.body.id}`, noor(undefined))
  expect(await stored()).toBe('+46701234567')
  await ask('PUT', `/Users/${made.body.id}`, noor([work]))
  expect(await stored()).toBeNull()
})

test('what is no mobile number is refused, of somebody with an address it is not looked at', async () => {
  const { made, ask, list } = await withNoor([mobile('08-465 004 00')])
  expect(made).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } })
  expect(await list()).toHaveLength(2)
  const anna = await ask('POST', '/Users', { ...newUser('anna'), phoneNumbers: [mobile('växeln')] })
  expect(anna.status).toBe(201)
  expect(anna.body).not.toHaveProperty('phoneNumbers')
})

test('without a gateway a program is not told of numbers, and none is kept', async () => {
  const { made, ask, stored } = await withNoor([mobile('vad som helst')], without)
  expect(made.status).toBe(201)
  expect(made.body).not.toHaveProperty('phoneNumbers')
  expect(await stored()).toBeNull()
  const schema = await ask('GET', '/Schemas/urn:ietf:params:scim:schemas:core:2.0:User')
  expect(JSON.stringify(schema.body)).not.toContain('phoneNumbers')
})
