import { expect, it } from 'vitest'
import type { Me } from '#contract/identity/me.ts'
import { personData } from '#server/app/person-data.ts'
import { Refusal } from '#server/platform/errors.ts'
import { eraseAccount } from '#server/self/account/erase-account.ts'
import { exportAccount } from '#server/self/account/export-account.ts'
import { codeForPrivate } from '#test/app/add-private-address.ts'
import type { Answer, Browser } from '#test/app/browser.ts'
import { signInByMail } from '#test/app/sign-in-by-mail.ts'
import { addPasskey } from '#test/app/soft-passkey.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { whileFirstWaits } from '#test/database/while-held.ts'
import { signedIn } from '#test/factories/people.ts'

const server = await testApp()

const provePrivate = async (browser: Browser): Promise<() => Promise<Answer>> => {
  const email = 'hemma@example.com'
  const code = await codeForPrivate(server, browser, email)
  return () => browser.call('provePrivateAddress', { body: { email, code } })
}

it.each([
  ['a private address', provePrivate, 'identity.private_address'],
  [
    'a passkey',
    async (browser: Browser) => async () => (await addPasskey(browser)).answer,
    'identity.passkey',
  ],
] as const)('%s that is added just as the account is erased goes with it', async (_, adding, table) => {
  const browser = await signInByMail(server, 'anna@example.com')
  const add = await adding(browser)
  const held = { hold: `lock table ${table} in share mode` }
  const both = await whileFirstWaits(server.database, held, add, () => browser.call('eraseMe'))
  expect(both.map(({ status }) => status < 300)).toEqual([true, true])
  expect(await asSuperuser(server.database, `select from ${table}`)).toEqual([])
})

it('mail that is switched off just as the account is erased leaves nothing of its address', async () => {
  const browser = await signedIn(server)
  const choose = () => browser.call('chooseMyMail', { body: { refused: ['plan-reminder'] } })
  const held = { hold: 'lock table mail_refusal in share mode' }
  await whileFirstWaits(server.database, held, () => browser.call('eraseMe'), choose)
  expect(await asSuperuser(server.database, 'select from mail_refusal')).toEqual([])
})

it('an account that is gone before its export has begun is answered as by somebody signed out', async () => {
  const browser = await signedIn(server)
  const { person, memberships: _, ...rest } = (await browser.call('readMe')).body as Me
  await eraseAccount(server.deps, personData, person.id)
  const actor = { ...rest, personId: person.id, email: person.email } as never
  await expect(exportAccount(server.deps, personData, actor)).rejects.toThrow(new Refusal('not-signed-in'))
})
