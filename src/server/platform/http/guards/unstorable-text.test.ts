import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'
import { importFile, peopleOf } from '#test/organisation/organise.ts'

const server = await testApp()

const message = {
  name: 'Kim Ek',
  email: 'kim@example.com',
  subject: 'En fråga',
  message: 'Hur fungerar mätningarna hos er?',
  language: 'sv',
}

async function hr() {
  const { organisationId, ...place } = await makeOrganisation(server)
  const { email } = await makeMember(server, { in: { organisationId, ...place }, roles: ['hr'] })
  return { params: { organisationId }, browser: await signedIn(server, { email }) }
}

/** PostgreSQL stores no zero character and no half of a surrogate pair. */
const unstorable = [
  ['a zero character', 'a\u0000b'],
  ['half a sign', 'a\uD83Db'],
] as const

const refused = (path: string) => ({
  status: 400,
  body: { code: 'invalid-input', errors: [{ path, code: 'wrong-format' }] },
})

test.each(unstorable)('somebody who writes to us with %s is told where', async (_what, text) => {
  const body = { ...message, message: `${message.message}${text}` }
  expect(await server.browser().call('sendContactMessage', { body })).toMatchObject(refused('message'))
})

test.each(unstorable)('a way back after signing in has no %s', async (_what, text) => {
  const body = { email: 'kim@example.com', language: 'sv', returnTo: `/${text}` }
  expect(await server.browser().call('requestSignInCode', { body })).toMatchObject(refused('returnTo'))
})

test.each(unstorable)('HR who names a round or a file with %s is told where', async (_what, text) => {
  const { params, browser } = await hr()
  const closesAt = new Date(server.time.now.getTime() + 14 * 24 * 60 * 60 * 1000).toISOString()
  const round = { name: text, instrument: 'stressprofil', closesAt }
  expect(await browser.call('prepareRound', { params, body: round })).toMatchObject(refused('name'))
  const file = { fileName: text, contentBase64: importFile(...peopleOf('A', 1)).toString('base64') }
  expect(await browser.call('startImport', { params, body: file })).toMatchObject(refused('fileName'))
})

test('HR who looks for a zero character is told that it is none', async () => {
  const { params, browser } = await hr()
  const answer = await browser.call('listMembers', { params, query: { search: 'a\u0000' } })
  expect(answer).toMatchObject(refused('search'))
})

test('a whole sign beyond 65,535 is a text like any other', async () => {
  const body = { ...message, message: `${message.message} 🌊` }
  expect(await server.browser().call('sendContactMessage', { body })).toMatchObject({ status: 202 })
})
