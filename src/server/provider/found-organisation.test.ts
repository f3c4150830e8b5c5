import { expect, test } from 'vitest'
import { addAuthenticator } from '#test/app/authenticator.ts'
import { signInByMail } from '#test/app/sign-in-by-mail.ts'
import { testApp } from '#test/app/test-app.ts'
import { foundOrganisation } from './found-organisation.ts'

const server = await testApp()
const { deps } = server

test('the first person of a new organisation signs in and is its owner and HR', async () => {
  const id = await foundOrganisation(deps, { name: 'Nya bolaget', email: 'Forst@nya.example' })
  const browser = await signInByMail(server, 'forst@nya.example')
  const me = await browser.call('readMe')
  expect(me.body).toMatchObject({
    memberships: [
      { organisation: { id, name: 'Nya bolaget', simulated: false }, roles: ['employee', 'hr', 'owner'] },
    ],
  })
  await addAuthenticator(server, browser)
  const { body } = await browser.call('readOrganisation', { params: { organisationId: id } })
  expect(body).toMatchObject({ members: 1, units: 1 })
})

test.each([
  ['an empty name', { name: ' ', email: 'a@b.example' }, 'name'],
  ['no address', { name: 'Nya bolaget', email: 'a at b' }, 'email'],
])('%s is refused', async (_, asked, path) => {
  await expect(foundOrganisation(deps, asked)).rejects.toMatchObject({
    code: 'invalid-input',
    details: { errors: [{ path }] },
  })
})
