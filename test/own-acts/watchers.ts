import { randomUUID } from 'node:crypto'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import type { Answer, Browser } from '../app/browser.ts'
import type { TestApp } from '../app/test-app.ts'
import { asSuperuser } from '../database/database.ts'
import { withKey } from '../factories/api-key.ts'
import { makeMember, signedIn } from '../factories/people.ts'
import { organiseAndOpen } from '../organisation/open-round.ts'
import { startReceiver } from '../webhooks/receiver.ts'

export const watcherNames = [
  'HR',
  'owner',
  'safety representative',
  'manager',
  'colleague',
  'HR elsewhere',
  'key',
  'staff',
] as const
export type WatcherName = (typeof watcherNames)[number]

export type Watcher = { readonly browser: Browser; readonly email: string }
export type Watched = Awaited<ReturnType<typeof watchedWorkplace>>

/** An organisation with an open round and a webhook for all events, and everybody who may read something of it or of its people. */
export async function watchedWorkplace(server: TestApp) {
  const round = await organiseAndOpen(server, { people: 12 })
  const { organisationId, roundId } = round
  const [top] = await asSuperuser<{ id: string }>(
    server.database,
    'select id from unit where organisation_id = $1',
    [organisationId],
  )
  const place = { organisationId, unitId: top?.id ?? '' }
  const member = async (...roles: ('hr' | 'owner' | 'safety_representative' | 'manager')[]) => {
    const { email } = await makeMember(server, { in: place, roles })
    return { email, browser: await signedIn(server, { email }) }
  }
  const owner = await member('owner')
  const elsewhere = await makeMember(server, { roles: ['hr', 'owner', 'safety_representative'] })
  const staff = `${randomUUID()}@andrum.example`
  const watchers: Readonly<Record<WatcherName, Watcher>> = {
    HR: await member('hr'),
    owner,
    'safety representative': await member('safety_representative'),
    manager: await member('manager'),
    colleague: await member(),
    'HR elsewhere': { email: elsewhere.email, browser: await signedIn(server, { email: elsewhere.email }) },
    key: { email: '', browser: await withKey(server, place, ['people', 'rounds', 'figures']) },
    staff: { email: staff, browser: await signedIn(server, { email: staff, staff: true }) },
  }
  const webhook = await startReceiver()
  const events = ['round.opened', 'round.closed', 'round.released', 'people.imported']
  const made = await owner.browser.call('makeWebhook', {
    params: { organisationId },
    body: { url: webhook.url, events },
  })
  if (made.status !== 201) throw new Error(`No webhook was made: ${made.text}`)
  await server.runJobs()
  webhook.received.length = 0
  return { ...place, roundId, watchers, webhook }
}

/** Belonging to nobody, as long as the API description, or an export that its person may request only so many times an hour. */
const leftOut: readonly EndpointName[] = ['readDevMail', 'openapi', 'exportMe', 'exportMyFhir']

const scimPaths = ['/Users', '/Groups', '/Users?count=1&startIndex=2', '/Users?filter=active eq true']

type Read = { readonly what: string; ask(): Promise<Answer> }

function readsOf({ organisationId, roundId, unitId }: Watched, name: WatcherName, browser: Browser): Read[] {
  const params = { organisationId, roundId, instrumentId: 'stressprofil', importId: roundId, year: '2026' }
  const queries: Partial<Record<EndpointName, Readonly<Record<string, string>>>> = {
    listListedPeople: { unitId },
    listFreeSlots: { type: 'meeting', from: '2026-03-03', to: '2026-03-20' },
    listBookings: { from: '2026-03-01', to: '2026-03-31' },
    listAuditEntries: { limit: '100' },
  }
  const reading = (Object.keys(endpoints) as EndpointName[])
    .filter((one) => endpoints[one].method === 'GET' && !leftOut.includes(one))
    .map((one) => ({
      what: one,
      ask: () => browser.call(one, { params, query: queries[one] ?? {} }),
    }))
  const search = {
    what: 'searchOrganisation',
    ask: () => browser.call('searchOrganisation', { params, body: { words: 'top' } }),
  }
  const log = {
    what: 'listAuditEntries about access',
    ask: () => browser.call('listAuditEntries', { params, query: { about: 'access', limit: '100' } }),
  }
  const scim = scimPaths.map((path) => ({
    what: `SCIM ${path}`,
    ask: () => browser.send({ method: 'GET', url: encodeURI(`/scim/v2${path}`) }),
  }))
  return [...reading, search, log, ...(name === 'key' ? scim : [])]
}

export type Seen = ReadonlyMap<string, string>

/** All that the watchers can read, byte for byte and with headers, by reader and address; `only` limits it. */
export async function everythingSeen(
  watched: Watched,
  only: (key: string) => boolean = () => true,
): Promise<Seen> {
  const seen = new Map<string, string>()
  for (const [name, { browser }] of Object.entries(watched.watchers) as [WatcherName, Watcher][])
    for (const { what, ask } of readsOf(watched, name, browser)) {
      const key = `${name}: ${what}`
      if (!only(key)) continue
      const { status, text, headers } = await ask()
      const { date: _date, 'x-request-id': _id, ...sent } = headers
      seen.set(key, `${status} ${text} ${JSON.stringify(sent)}`)
    }
  return seen
}

/** What is read after each act: what was not refused, except files, which each reader may request only so many times an hour. */
export const isReadOften =
  (first: Seen) =>
  (key: string): boolean =>
    first.get(key)?.startsWith('200') === true && !/export/i.test(key)

/** Who reads something else than before, and what. */
export function changesIn(before: Seen, after: Seen): string[] {
  return [...after].filter(([key, text]) => before.get(key) !== text).map(([key]) => key)
}
