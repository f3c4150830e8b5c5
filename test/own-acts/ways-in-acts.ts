import { codeForPrivate } from '../app/add-private-address.ts'
import { appOf } from '../app/authenticator.ts'
import type { Browser } from '../app/browser.ts'
import { askForCode } from '../app/sign-in-by-mail.ts'
import { challengeFor } from '../app/soft-passkey.ts'
import { type Acts, call, type Employees, keep, kept, type Shown } from './employees.ts'

const appCode = (who: Employees) =>
  appOf(kept(who, 'app')).generate({ timestamp: who.server.time.now.getTime() })

/** Another browser, signed in with the passkey. */
async function another(who: Employees): Promise<Browser> {
  const browser = who.server.browser()
  await browser.call('signInWithPasskey', { body: who.passkey.get(await challengeFor(browser)) })
  return browser
}

/** Everything that contains or counts the list of people. */
const theList = (why: string): Shown => ({
  by: ['HR', 'owner', 'safety representative', 'key', 'staff'],
  in: [
    ...['listMembers', 'listUnits', 'readOrganisation', 'listIdentityChanges', 'searchOrganisation', 'SCIM'],
    ...['listAuditEntries', 'readTodo', 'listCustomers'],
  ],
  why,
})

/** Before anything of the person's own opens. */
export const signingIn: Acts = {
  requestSignInCode: {
    do: async (who) => {
      const { code } = await askForCode(who.server, who.work, { browser: who.browser })
      who.kept.set('code', code)
      return who.browser.call('requestSignInCode', { body: { email: who.nobody, language: 'sv' } })
    },
  },
  signIn: { do: call('signIn', (who) => ({ body: { email: who.work, code: kept(who, 'code') } })) },
  startSingleSignOn: {
    do: call('startSingleSignOn', ({ work }) => ({ body: { email: work, language: 'sv' } })),
    refused: 'not-found',
  },
}

/** Ways of signing in, a private address, and the erasure of everything. */
export const waysIn: Acts = {
  askForNewPasskey: {
    do: (who) => keep(who, 'options', who.browser.call('askForNewPasskey'), JSON.stringify),
  },
  addPasskey: {
    do: call('addPasskey', (who) => ({
      body: { name: 'Min mobil', ...who.passkey.create(JSON.parse(kept(who, 'options'))) },
    })),
  },
  askForPasskey: { do: call('askForPasskey') },
  signInWithPasskey: {
    do: async (who) => {
      const browser = who.server.browser()
      const body = who.passkey.get(await challengeFor(browser))
      return browser.call('signInWithPasskey', { body })
    },
  },
  setUpAuthenticator: {
    do: (who) =>
      keep(who, 'app', who.browser.call('setUpAuthenticator'), (given) => (given as { key: string }).key),
  },
  confirmAuthenticator: { do: call('confirmAuthenticator', (who) => ({ body: { code: appCode(who) } })) },
  showSecondFactor: {
    do: async (who) => {
      who.server.time.now = new Date(who.server.time.now.getTime() + 60_000)
      await who.browser.call('showSecondFactor', { body: { by: 'authenticator', code: '000000' } })
      return who.browser.call('showSecondFactor', { body: { by: 'authenticator', code: appCode(who) } })
    },
  },
  makeRecoveryCodes: { do: call('makeRecoveryCodes') },
  removeAuthenticator: { do: call('removeAuthenticator') },
  requestPrivateAddressCode: {
    do: async (who) => {
      who.kept.set('private code', await codeForPrivate(who.server, who.browser, who.home))
      return who.browser.call('requestPrivateAddressCode', { body: { email: who.home, language: 'sv' } })
    },
  },
  provePrivateAddress: {
    do: async (who) => {
      const code = await codeForPrivate(who.server, who.browser, who.home)
      await who.browser.call('provePrivateAddress', { body: { email: who.home, code: '00000000' } })
      return who.browser.call('provePrivateAddress', { body: { email: who.home, code } })
    },
  },
  endMySession: {
    do: async (who) => {
      await another(who)
      const { body } = await who.browser.call('listMySessions')
      const { sessions } = body as { sessions: { id: string; current: boolean }[] }
      const sessionId = sessions.find(({ current }) => !current)?.id ?? ''
      return who.browser.call('endMySession', { params: { sessionId } })
    },
  },
  endMyOtherSessions: { do: call('endMyOtherSessions') },
  removePasskey: {
    do: async (who) => {
      const { passkeys } = (await who.browser.call('listMySecondFactors')).body as {
        passkeys: { id: string }[]
      }
      return who.browser.call('removePasskey', { params: { passkeyId: passkeys[0]?.id ?? '' } })
    },
  },
  leavePrivateAddress: { do: call('leavePrivateAddress') },
  requestAddressChange: {
    do: call('requestAddressChange', ({ home }) => ({ body: { email: home, language: 'sv' } })),
    refused: 'address-on-list',
  },
  changeAddress: {
    do: call('changeAddress', ({ home }) => ({
      body: { email: home, code: '00000000', currentCode: '00000000' },
    })),
    refused: 'address-on-list',
  },
  readIdentityChange: { do: call('readIdentityChange', ({ stop }) => ({ body: { token: stop } })) },
  stopIdentityChange: {
    do: call('stopIdentityChange', ({ stop }) => ({ body: { token: stop } })),
    shown: theList('The employer’s own wish to change an address is stopped, and it has to know.'),
    mailed: 'hr',
  },
  leaveOrganisation: {
    do: ({ leaver, organisationId }) => leaver.call('leaveOrganisation', { params: { organisationId } }),
    shown: theList('Who leaves is on the employer’s list no more.'),
    mailed: 'hr',
  },
  signOut: {
    do: async (who) => {
      const other = who.server.browser()
      const { code } = await askForCode(who.server, who.work, { browser: other })
      await other.call('signIn', { body: { email: who.work, code } })
      return other.call('signOut')
    },
  },
  eraseMe: { do: call('eraseMe') },
}
