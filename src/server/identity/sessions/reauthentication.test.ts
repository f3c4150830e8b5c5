import { describe, expect, it } from 'vitest'
import type { EndpointName } from '#contract/endpoints.ts'
import { withPrivateAddress } from '#test/app/add-private-address.ts'
import { addAuthenticator, appOf } from '#test/app/authenticator.ts'
import type { Browser } from '#test/app/browser.ts'
import { signInByMail } from '#test/app/sign-in-by-mail.ts'
import { testApp } from '#test/app/test-app.ts'
import { makeMember } from '#test/factories/people.ts'

const server = await testApp()
const minute = 60 * 1000
const later = (milliseconds: number) => {
  server.time.now = new Date(server.time.now.getTime() + milliseconds)
}
const somewhere = '00000000-0000-4000-8000-000000000000'
const refused = { status: 403, body: { code: 'reauthentication-required' } }

/** Every endpoint that needs a recent re-authentication. */
const own: readonly EndpointName[] = [
  'exportMe',
  'eraseMe',
  'makeMyCalendarFeed',
  'setUpAuthenticator',
  'removeAuthenticator',
  'makeRecoveryCodes',
  'askForNewPasskey',
  'removePasskey',
  'requestAddressChange',
  'changeAddress',
  'requestPrivateAddressCode',
  'provePrivateAddress',
]
const ofRoles: readonly EndpointName[] = [
  'changeRole',
  'decideRoleRequest',
  'writeSupportSettings',
  'setUpOrganisation',
  'makeApiKey',
]

const knock = (browser: Browser, endpoint: EndpointName, organisationId: string) =>
  browser.call(endpoint, {
    params: { organisationId, requestId: somewhere, passkeyId: somewhere },
    ...(['removeAuthenticator', 'removePasskey', 'eraseMe', 'exportMe'].includes(endpoint)
      ? {}
      : { body: { neither: 'fish' } }),
  })

describe('ten minutes after signing in', () => {
  it.each(own)('%s asks who it is once more', async (endpoint) => {
    const browser = await signInByMail(server, `${endpoint.toLowerCase()}@example.com`)
    later(9 * minute)
    expect((await knock(browser, endpoint, somewhere)).body).not.toMatchObject(refused.body)
    const other = await signInByMail(server, `${endpoint.toLowerCase()}@example.net`)
    later(10 * minute)
    expect(await knock(other, endpoint, somewhere)).toMatchObject(refused)
  })

  it.each(ofRoles)('%s asks who it is once more, and the second factor answers', async (endpoint) => {
    const { organisationId, email } = await makeMember(server, { roles: ['owner', 'safety_representative'] })
    const browser = await signInByMail(server, email)
    const { key } = await addAuthenticator(server, browser)
    later(10 * minute)
    expect(await knock(browser, endpoint, organisationId)).toMatchObject(refused)
    // Reading needs none.
    expect((await browser.call('listRoles', { params: { organisationId } })).status).toBe(200)
    const code = appOf(key).generate({ timestamp: server.time.now.getTime() })
    await browser.call('showSecondFactor', { body: { by: 'authenticator', code } })
    expect(await knock(browser, endpoint, organisationId)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    })
  })

  it.each([
    ['exportOverview', 'readOverview'],
    ['exportMeasurePlan', 'readMeasurePlan'],
  ] as const)('%s asks who it is once more; reading the same on a page does not', async (file, page) => {
    const { organisationId, email } = await makeMember(server, { roles: ['safety_representative'] })
    const params = { organisationId }
    const browser = await signInByMail(server, email)
    expect((await browser.call(file, { params })).status).toBe(200)
    later(10 * minute)
    expect(await browser.call(file, { params })).toMatchObject(refused)
    expect((await browser.call(page, { params })).status).toBe(200)
  })

  it('makeWebhook says what is wrong with the address before it asks who it is', async () => {
    const { organisationId, email } = await makeMember(server, { roles: ['owner'] })
    const browser = await signInByMail(server, email)
    const { key } = await addAuthenticator(server, browser)
    later(10 * minute)
    const params = { organisationId }
    const make = (url: string) =>
      browser.call('makeWebhook', { params, body: { url, events: ['people.imported'] } })
    expect(await make('mejl')).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
    expect(await make('https://10.0.0.1/')).toMatchObject({
      status: 422,
      body: { code: 'webhook-address-refused' },
    })
    expect(await make('http://127.0.0.1:9/')).toMatchObject(refused)
    expect((await browser.call('listWebhooks', { params })).body).toMatchObject({ webhooks: [] })
    const code = appOf(key).generate({ timestamp: server.time.now.getTime() })
    await browser.call('showSecondFactor', { body: { by: 'authenticator', code } })
    expect(await make('http://127.0.0.1:9/')).toMatchObject({ status: 201 })
  })

  it('a private address is taken away with a proof, and a "no thanks" without one', async () => {
    const browser = await signInByMail(server, 'privat@example.com')
    later(10 * minute)
    expect((await browser.call('leavePrivateAddress')).status).toBe(204)
    const again = await withPrivateAddress(server, 'privat@example.com', 'privat@example.net')
    later(10 * minute)
    expect(await again.call('leavePrivateAddress')).toMatchObject(refused)
    const proven = await signInByMail(server, 'privat@example.net')
    expect((await proven.call('leavePrivateAddress')).status).toBe(204)
  })

  it('a new mailed code answers for somebody who has nothing else', async () => {
    const email = 'mejl@example.com'
    const browser = await signInByMail(server, email)
    later(10 * minute)
    expect(await browser.call('exportMe')).toMatchObject(refused)
    const again = await signInByMail(server, email)
    expect((await again.call('exportMe')).status).toBe(200)
  })

  it('somebody without the right is told that, and not asked who they are', async () => {
    const { organisationId, email } = await makeMember(server)
    const browser = await signInByMail(server, email)
    later(10 * minute)
    expect(await knock(browser, 'changeRole', organisationId)).toMatchObject({
      status: 403,
      body: { code: 'not-allowed' },
    })
  })
})
