import { mkdir, writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { EndpointRow } from '#contract/endpoint-row.ts'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { budgets } from '#core/access/budgets.ts'
import { rules } from '#core/access/rules.ts'
import { type ActorName, actorsIn } from '#test/access/actors.ts'
import { lawFor, unknown } from '#test/access/law.ts'
import type { Answer, Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { makeOrganisation } from '#test/factories/people.ts'

// A demo has every endpoint.
const server = await testApp({ config: { demo: true } })
const here = await makeOrganisation(server)

const actors = actorsIn(server, here)

const made = new Map<ActorName, Promise<Browser>>()

/** Returns the same person for every endpoint. */
function actor(name: ActorName): Promise<Browser> {
  const known = made.get(name) ?? actors[name]()
  made.set(name, known)
  return known
}

/** Replaces a person who has changed something, as by signing out or leaving, before the next endpoint. */
function renewIfChanged(name: ActorName, endpoint: EndpointName, status: number): void {
  if (endpoints[endpoint].method !== 'GET' && status < 400) made.delete(name)
}

const names = Object.keys(endpoints) as EndpointName[]
const everybody = Object.keys(actors) as ActorName[]
const verdictOf = lawFor(everybody)

const somewhere = '00000000-0000-4000-8000-000000000000'

async function knock(browser: Browser, endpoint: EndpointName, organisationId: string) {
  const { method, path } = endpoints[endpoint]
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

/** How the table shows that a step is required first. */
const asked: Readonly<Record<string, string>> = {
  'second-factor-required': '2',
  'own-sign-in-required': 'own',
  'reauthentication-required': 'now',
}

/** The real answers: `test-results/roles-and-endpoints.md` after every run. */
const answered = new Map<EndpointName, Map<ActorName, string>>()

function note(endpoint: EndpointName, name: ActorName, { status, body }: Answer): void {
  const { code } = (body ?? {}) as { code?: string }
  const word = status === 401 ? '·' : status === 403 ? (asked[code ?? ''] ?? '–') : '✔'
  answered.set(endpoint, (answered.get(endpoint) ?? new Map()).set(name, word))
}

/** The table as Markdown, rows ordered by address. */
function tableOf(): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rows = [...answered]
    .map(([endpoint, words]) => {
      const { method, path, action, budget }: EndpointRow = endpoints[endpoint]
      return {
        path,
        method,
        words,
        action,
        perHour: budget === undefined ? '' : `${budgets[budget]} ${budget}`,
      }
    })
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.method < b.method ? -1 : 1))
  return [
    '# Who may call what',
    '',
    '✔ is let in (what is asked for may still be refused for another reason), – is refused, 2 is asked for the second factor, own to sign in by something that is not the employer’s, now to prove anew who they are, · is asked to sign in. Everybody belongs to the organisation asked about, unless "of another" says otherwise. SCIM (`/scim/v2`) is open to a key for people alone (`scim.test.ts`).',
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
  it.each(names)('%s', async (endpoint) => {
    const { action, reauthenticated }: EndpointRow = endpoints[endpoint]
    const browser = await actor(name)
    const answer = await knock(browser, endpoint, here.organisationId)
    renewIfChanged(name, endpoint, answer.status)
    note(endpoint, name, answer)
    const verdict = verdictOf(name, action)
    const isLate = name === 'safety representative proven an hour ago' && reauthenticated
    const code = verdict === 'allowed' && isLate ? 'reauthentication-required' : verdict
    if (code === 'allowed') {
      // `showSecondFactor` finds the session itself, and a visitor has none; nobody here has a factor to show.
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
  expect([...answered.keys()].sort()).toEqual(names.toSorted())
})

it('every row of the contract has its route, and every rule has an endpoint', () => {
  for (const { method, path: url } of Object.values(endpoints))
    expect(server.app.hasRoute({ method, url }), `${method} ${url}`).toBe(true)
  // SCIM's action stands beside the API; scim.test.ts covers it.
  expect(new Set([...Object.values(endpoints).map(({ action }) => action), 'provision-people'])).toEqual(
    new Set(Object.keys(rules)),
  )
})

it('an organisation that is not mine and one that does not exist are refused alike', async () => {
  const browser = await actor('hr of another organisation')
  for (const endpoint of names) {
    if (!endpoints[endpoint].path.includes(':organisationId')) continue
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
