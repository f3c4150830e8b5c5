import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { consentText } from '#core/consent/consents.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import { testApp } from '#test/app/test-app.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'

const server = await testApp()
const answers = sameAnswers(stressprofil, 3)
const result = () => ({ key: randomUUID(), instrument: 'stressprofil', answers })

test('the export has everything about me, every answer included, and nothing about anybody else', async () => {
  const here = await makeOrganisation(server)
  const { email } = await makeMember(server, { in: here, roles: ['hr'] })
  const [me, other] = [await signedIn(server, { email }), await signedIn(server)]
  const mine = await me.call('storeMyResult', { body: result() })
  await other.call('storeMyResult', { body: result() })
  const exported = await me.call('exportMe')
  expect(exported.status).toBe(200)
  expect(exported.headers['content-disposition']).toBe('attachment; filename="andrum.json"')
  expect(exported.body).toEqual({
    format: 'andrum-account-1',
    exportedAt: '2026-03-02T09:00:00.000Z',
    person: {
      id: expect.any(String),
      email,
      language: 'sv',
      createdAt: '2026-03-02T09:00:00.000Z',
      privateEmail: null,
      privateEmailAnsweredAt: null,
    },
    staff: false,
    countedChanges: [],
    guidances: [],
    guide: null,
    memberships: [
      {
        organisation: 'Exempelbolaget',
        unit: 'Exempelbolaget',
        name: '',
        email,
        language: 'sv',
        externalId: null,
        joinedAt: expect.any(String),
        leftAt: null,
        mobile: null,
        addressRefusedOn: null,
        lastLeftAt: null,
        lastLeftUnit: null,
        roles: ['employee', 'hr'],
        ledUnits: [],
        movedFrom: [],
      },
    ],
    identityChanges: [],
    provisioned: [],
    roleRequests: [],
    logged: [],
    measures: [],
    measureEntries: [],
    listReviews: [],
    slipPrintings: [],
    sessions: [expect.objectContaining({ startedAt: '2026-03-02T09:00:00.000Z' })],
    invitations: [],
    bookings: [],
    browsers: [],
    secondFactors: { authenticator: null, passkeys: [], recoveryCodesLeft: 0 },
    mail: { refused: [], due: [] },
    calendarFeed: null,
    documents: {},
    consents: [
      { what: 'results', policyOf: consentText, givenAt: '2026-03-02T09:00:00.000Z', withdrawnAt: null },
    ],
    supportRequests: [],
    workingHours: null,
    results: [
      {
        id: (mine.body as { id: string }).id,
        takenAt: '2026-03-02T09:00:00.000Z',
        instrument: 'stressprofil',
        version: stressprofil.version,
        answers,
        result: (mine.body as { result: unknown }).result,
      },
    ],
  })
})

test('an erased account is signed out everywhere, and signing in with the address again finds nothing', async () => {
  const { email } = await makeMember(server)
  const [phone, laptop] = [await signedIn(server, { email }), await signedIn(server, { email })]
  await phone.call('storeMyResult', { body: result() })
  expect((await phone.call('eraseMe')).status).toBe(204)
  expect(phone.cookies.size).toBe(0)
  expect((await laptop.call('readMe')).status).toBe(401)
  const again = await signedIn(server, { email })
  expect((await again.call('listMyResults')).body).toEqual({ results: [] })
  // Still employed, and so still a member.
  expect((await again.call('readMe')).body).toMatchObject({ memberships: [{ unit: 'Exempelbolaget' }] })
})

test('nobody but oneself is exported or erased', async () => {
  expect((await server.browser().call('exportMe')).status).toBe(401)
  expect((await server.browser().call('eraseMe')).status).toBe(401)
})
