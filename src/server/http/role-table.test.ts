import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { type EndpointName, paths } from '#contract/paths.ts'
import type { KeyScope } from '#core/access/actor.ts'
import { budgets } from '#core/access/budgets.ts'
import { type Action, rules } from '#core/access/rules.ts'
import type { AssignedRole } from '#server/db/tables/organisation.ts'
import type { Answer, Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { withKey } from '#test/factories/api-key.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'
import { endpointActions, endpointBudgets } from './route.ts'

// A demo has every endpoint there is.
const server = await testApp({ config: { demo: true } })
const here = await makeOrganisation(server)

const asMember = async (...roles: AssignedRole[]) => {
  const member = await makeMember(server, { in: here, roles })
  return signedIn(server, { email: member.email })
}

/** Signed in by the mailed code, and nothing more. */
const byCodeAlone = async (...roles: AssignedRole[]) => {
  const member = await makeMember(server, { in: here, roles })
  return signedIn(server, { email: member.email, mailedCodeAlone: true })
}

const keyOf = (scopes: readonly KeyScope[]) => withKey(server, here, scopes)

const actors = {
  visitor: async () => server.browser(),
  individual: () => signedIn(server),
  employee: () => asMember(),
  manager: () => asMember('manager'),
  hr: () => asMember('hr'),
  'safety representative': () => asMember('safety_representative'),
  owner: () => asMember('owner'),
  staff: () => signedIn(server, { staff: true }),
  'manager by mailed code alone': () => byCodeAlone('manager'),
  'safety representative by mailed code alone': () => byCodeAlone('safety_representative'),
  'hr by mailed code alone': () => byCodeAlone('hr'),
  'owner by mailed code alone': () => byCodeAlone('owner'),
  'manager and hr by mailed code alone': () => byCodeAlone('manager', 'hr'),
  'staff by mailed code alone': () => signedIn(server, { staff: true, mailedCodeAlone: true }),
  'work address beside a private one': async () => {
    const email = `${randomUUID()}@example.com`
    const browser = await signedIn(server, { email })
    await asSuperuser(
      server.database,
      `insert into identity.private_address (person_id, email, answered_at)
       select id, 'privat.' || email, now() from identity.person where email = $1`,
      [email],
    )
    return browser
  },
  'hr signed in through another employer': async () => {
    const { email } = await makeMember(server, { in: here, roles: ['hr', 'owner', 'safety_representative'] })
    const elsewhere = await makeMember(server, { email })
    const browser = await signedIn(server, { email, staff: true })
    await asSuperuser(
      server.database,
      `update identity.session set organisation_id = $2
       where person_id = (select id from identity.person where email = $1)`,
      [email, elsewhere.organisationId],
    )
    return browser
  },
  'hr of another organisation': async () => {
    const member = await makeMember(server, { roles: ['hr', 'owner', 'safety_representative'] })
    return signedIn(server, { email: member.email })
  },
  'key for people': () => keyOf(['people']),
  'key for rounds': () => keyOf(['rounds']),
  'key for figures': () => keyOf(['figures']),
  'key of another organisation': async () =>
    withKey(server, await makeOrganisation(server), ['people', 'rounds', 'figures']),
  'key that has ended': async () => {
    const browser = await keyOf(['people', 'rounds', 'figures'])
    await asSuperuser(
      server.database,
      'update api_key set ended_at = now() where organisation_id = $1 and cardinality(scopes) = 3',
      [here.organisationId],
    )
    return browser
  },
} satisfies Record<string, () => Promise<Browser>>

type ActorName = keyof typeof actors

const made = new Map<ActorName, Promise<Browser>>()

/** The same person for every question. */
function actor(name: ActorName): Promise<Browser> {
  const known = made.get(name) ?? actors[name]()
  made.set(name, known)
  return known
}

/** A person who has changed something, as by signing out or leaving, is made again for the next question. */
function renewIfChanged(name: ActorName, endpoint: EndpointName, status: number): void {
  if (paths[endpoint].method !== 'GET' && status < 400) made.delete(name)
}

const everybody = Object.keys(actors) as ActorName[]
/** Nobody at all, as far as we know. */
const unknown: readonly ActorName[] = ['visitor', 'key that has ended']
const signedInPeople = everybody.filter((name) => !unknown.includes(name) && !name.startsWith('key '))

/** Who may do what, written out a second time: the rules themselves are what is tested. */
const law: Record<Action, readonly ActorName[]> = {
  'read-public': everybody,
  'sign-in': everybody,
  'use-invitation': everybody,
  'write-to-us': everybody,
  'open-calendar-feed': everybody,
  unsubscribe: everybody,
  'read-contact-messages': ['staff'],
  'mark-contact-messages': ['staff'],
  'read-calibrations': ['staff'],
  'run-service': ['staff'],
  'end-sessions': ['staff'],
  'find-times': everybody,
  book: everybody,
  'run-bookings': ['staff'],
  'use-own-account': signedInPeople,
  'open-own': signedInPeople.filter(
    (name) => !['work address beside a private one', 'hr signed in through another employer'].includes(name),
  ),
  'use-support-link': everybody,
  'stop-identity-change': everybody,
  'answer-support-requests': ['hr', 'hr of another organisation', 'staff'],
  'set-up-support': ['hr', 'owner'],
  'set-up-organisation': ['owner'],
  'set-up-single-sign-on': ['owner'],
  'read-organisation': ['hr', 'owner', 'key for people'],
  'read-members': ['hr', 'owner', 'key for people'],
  'import-members': ['hr', 'owner'],
  'read-imports': ['hr', 'owner', 'safety representative'],
  'read-roles': ['hr', 'owner', 'safety representative'],
  'change-roles': ['owner'],
  'read-audit-log': ['owner', 'safety representative'],
  'decide-role-requests': ['safety representative'],
  'run-rounds': ['hr'],
  'read-rounds': ['hr', 'safety representative', 'owner', 'key for rounds'],
  'run-integrations': ['owner'],
  'provision-people': ['key for people'],
  'read-list-reviews': ['hr', 'safety representative', 'owner'],
  'print-slips': ['hr', 'safety representative'],
  'review-lists': ['safety representative'],
  'state-how-informed': ['owner'],
  'read-round-file': ['hr', 'safety representative'],
  'read-overview': ['hr', 'safety representative', 'manager', 'key for figures'],
  'read-measures': ['hr', 'safety representative', 'manager'],
  'run-measures': ['hr'],
  'change-measures': ['hr', 'manager'],
  'comment-on-measures': ['hr', 'safety representative', 'manager'],
  'read-told-measures': ['employee', 'manager', 'hr', 'safety representative', 'owner'],
  'read-told-rounds': ['employee', 'manager', 'hr', 'safety representative', 'owner'],
}

/** Roles that a mailbox alone must not open: who may do it with the second factor is told that it is missing. */
const lacking: Partial<Record<ActorName, readonly ActorName[]>> = {
  'hr by mailed code alone': ['hr'],
  'owner by mailed code alone': ['owner'],
  'manager and hr by mailed code alone': ['manager', 'hr'],
  'staff by mailed code alone': ['staff'],
}

/** Whom the law means by an actor whose roles ask for no second factor. */
const without: Partial<Record<ActorName, ActorName>> = {
  'manager by mailed code alone': 'manager',
  'safety representative by mailed code alone': 'safety representative',
}

function verdictOf(
  name: ActorName,
  action: Action,
): 'allowed' | 'not-signed-in' | 'not-allowed' | 'second-factor-required' {
  const allowed = law[action]
  if (allowed.includes(without[name] ?? name)) return 'allowed'
  if (unknown.includes(name)) return 'not-signed-in'
  return lacking[name]?.some((role) => allowed.includes(role)) ? 'second-factor-required' : 'not-allowed'
}

const somewhere = '00000000-0000-4000-8000-000000000000'

async function knock(browser: Browser, endpoint: EndpointName, organisationId: string) {
  const { method, path } = paths[endpoint]
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return browser.call(endpoint, {
    params: {
      ...Object.fromEntries(names.map((name) => [name, somewhere])),
      instrumentId: 'stressprofil',
      organisationId,
    },
    ...(method === 'POST' || method === 'PUT' ? { body: { neither: 'fish' } } : {}),
  })
}

/** What each was really answered: `test-results/roles-and-endpoints.md` after every run. */
const answered = new Map<EndpointName, Map<ActorName, string>>()

function note(endpoint: EndpointName, name: ActorName, { status, body }: Answer): void {
  const { code } = (body ?? {}) as { code?: string }
  const factor = code === 'second-factor-required'
  const word = status === 401 ? '·' : status === 403 ? (factor ? '2' : '–') : '✔'
  answered.set(endpoint, (answered.get(endpoint) ?? new Map()).set(name, word))
}

/** The table as Markdown, rows in the order of the addresses. */
function tableOf(): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rows = [...answered]
    .map(([endpoint, words]) => {
      const { method, path } = paths[endpoint]
      const budget = endpointBudgets.get(endpoint)
      return {
        path,
        method,
        words,
        action: endpointActions.get(endpoint) ?? '',
        perHour: budget === undefined ? '' : `${budgets[budget]} ${budget}`,
      }
    })
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.method < b.method ? -1 : 1))
  return [
    '# Who may call what',
    '',
    '✔ is let in (what is asked for may still be refused for another reason), – is refused, 2 is asked for the second factor, · is asked to sign in. Everybody belongs to the organisation asked about, unless "of another" says otherwise. SCIM (`/scim/v2`) is open to a key for people alone (`scim.test.ts`).',
    '',
    line(['endpoint', 'action', 'an hour', ...everybody]),
    line(['---', '---', '---', ...everybody.map(() => '---')]),
    ...rows.map(({ path, method, words, action, perHour }) =>
      line([`\`${method} ${path}\``, action, perHour, ...everybody.map((name) => words.get(name) ?? '')]),
    ),
    '',
  ].join('\n')
}

describe.each(everybody)('%s', (name) => {
  it.each([...endpointActions])('%s', async (endpoint, action) => {
    const browser = await actor(name)
    const answer = await knock(browser, endpoint, here.organisationId)
    renewIfChanged(name, endpoint, answer.status)
    note(endpoint, name, answer)
    const code = verdictOf(name, action)
    if (code === 'allowed') {
      // `showSecondFactor` looks for a session itself, and a visitor has none; nobody here has a factor to show.
      if (endpoint !== 'showSecondFactor') expect(answer.status).not.toBe(401)
      expect(answer.status).not.toBe(403)
      expect(answer.status).toBeLessThan(500)
    } else {
      expect(answer).toMatchObject({ status: unknown.includes(name) ? 401 : 403, body: { code } })
    }
  })
})

it('what everybody was answered is written down as a table', async () => {
  await mkdir('test-results', { recursive: true })
  await writeFile('test-results/roles-and-endpoints.md', tableOf())
  expect([...answered.keys()].sort()).toEqual([...endpointActions.keys()].sort())
})

it('every address of the contract is an endpoint with a rule, and every rule has an endpoint', () => {
  expect([...endpointActions.keys()].sort()).toEqual(Object.keys(paths).sort())
  // That of SCIM stands beside the API; scim.test.ts walks it.
  expect(new Set([...endpointActions.values(), 'provision-people'])).toEqual(new Set(Object.keys(rules)))
})

it('an organisation that is not mine and one that does not exist are refused alike', async () => {
  const browser = await actor('hr of another organisation')
  for (const endpoint of endpointActions.keys()) {
    if (!paths[endpoint].path.includes(':organisationId')) continue
    const foreign = await knock(browser, endpoint, here.organisationId)
    for (const id of [somewhere, 'garbage', "' or true --"]) {
      const unknown = await knock(browser, endpoint, id)
      expect([endpoint, id, unknown.status, unknown.text]).toEqual([
        endpoint,
        id,
        foreign.status,
        foreign.text,
      ])
    }
  }
})
