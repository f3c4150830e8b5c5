import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { me } from '#contract/identity/me.ts'
import { type Action, openedAtWork, rules } from '#core/access/rules.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'
import { memberAtWork, signOnThrough } from '#test/factories/sessions-of-work.ts'

const server = await testApp()
const here = await makeOrganisation(server)
const somewhere = '00000000-0000-4000-8000-000000000000'

/** Actions of endpoints that know the person and are about them, not about a role. */
const personal: ReadonlySet<Action> = new Set<Action>([
  'read-me',
  'read-invitations',
  'open-own',
  'use-invitation',
  'book',
  'read-told-rounds',
  'read-told-measures',
  'ask-representatives',
])

const knock = (browser: Browser, endpoint: EndpointName) => {
  const { method, path } = endpoints[endpoint]
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return browser.call(endpoint, {
    params: {
      ...Object.fromEntries(names.map((name) => [name, somewhere])),
      organisationId: here.organisationId,
    },
    ...(method === 'POST' || method === 'PUT' ? { body: { neither: 'fish' } } : {}),
  })
}

type Opens = 'yes' | 'as a visitor' | 'no'

async function opens(
  browser: Browser,
  endpoint: EndpointName,
  means: 'own' | 'work-address' | 'single-sign-on',
) {
  const { action } = endpoints[endpoint]
  const { status } = await knock(browser, endpoint)
  if (status === 403) return 'no'
  const knows = means === 'own' || openedAtWork[means].includes(action) || Array.isArray(rules[action].roles)
  return knows ? 'yes' : 'as a visitor'
}

it('what a session of work opens of the person stands in docs/security, and own means open all of it', async () => {
  const rows: string[] = []
  const opened = { byWorkAddress: new Set<string>(), throughEmployer: new Set<string>() }
  for (const endpoint of Object.keys(endpoints) as EndpointName[]) {
    if (!personal.has(endpoints[endpoint].action)) continue
    // A new person each time: some endpoints end the session or the account.
    const { own, byWorkAddress, throughEmployer } = await memberAtWork(server, here)
    const words: readonly Opens[] = [
      await opens(byWorkAddress, endpoint, 'work-address'),
      await opens(throughEmployer, endpoint, 'single-sign-on'),
      await opens(own, endpoint, 'own'),
    ]
    if (words[0] === 'yes') opened.byWorkAddress.add(endpoint)
    if (words[1] === 'yes') opened.throughEmployer.add(endpoint)
    const [work, employer, mine] = words
    expect(mine, endpoint).toBe('yes')
    if (work === 'no' && employer === 'no') continue
    const { method, path } = endpoints[endpoint]
    rows.push(`| \`${method} ${path.replace('/api/v1', '')}\` | ${work} | ${employer} |`)
  }
  expect([...opened.byWorkAddress].sort()).toEqual([
    'listMyInvitations',
    'listToldMeasures',
    'listToldRounds',
    'readInvitation',
    'readListProof',
    'readMe',
    'submitAnswers',
  ])
  expect([...opened.throughEmployer].sort()).toEqual([
    'listMyInvitations',
    'listToldMeasures',
    'listToldRounds',
    'readMe',
  ])
  const page = await readFile('docs/security/sessions-of-work.md', 'utf8')
  const inPage = page.split('\n').filter((line) => line.startsWith('| `'))
  expect(inPage).toEqual(rows.sort())
}, 120_000)

it('an endpoint that is open to everybody and asks who it is is about the person, or takes a session of work for a visitor', () => {
  const asking = Object.entries(rules).filter(
    ([, { roles }]) => roles === 'everyone' || roles === 'signed-in',
  )
  const same = [
    'read-public',
    'sign-in',
    'write-to-us',
    'find-times',
    'open-calendar-feed',
    'unsubscribe',
    'use-support-link',
    'use-question-secret',
    'continue-elsewhere',
    'stop-identity-change',
  ]
  expect(asking.map(([action]) => action).sort()).toEqual(
    [...same, 'book', 'open-own', 'read-invitations', 'read-me', 'use-invitation'].sort(),
  )
})

it('who I am says at work nothing of what the person has done by themselves', async () => {
  const { email, organisationId } = await makeMember(server)
  const browser = await signedIn(server, { email })
  await signOnThrough(server, email, organisationId)
  const seen = async () => me.parse((await browser.call('readMe')).body)
  const before = await seen()
  await asSuperuser(
    server.database,
    `insert into identity.private_address (person_id, email, answered_at)
     select id, null, now() from identity.person where email = $1`,
    [email],
  )
  await asSuperuser(
    server.database,
    `insert into identity.passkey (id, person_id, credential_id, public_key, counter, name, transports, private, added_at)
     select gen_random_uuid(), id, '\\x01', '\\x01', 0, 'Min', '{}', false, now() from identity.person where email = $1`,
    [email],
  )
  await asSuperuser(
    server.database,
    `insert into identity.authenticator (person_id, sealed_secret, set_up_at, confirmed_at, last_step)
     select id, '\\x01', now(), now(), 1 from identity.person where email = $1`,
    [email],
  )
  expect(await seen()).toEqual(before)
})
