import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetForNobody, queryClient } from '../query/query-client.ts'
import { observeAccount, reread } from './account-reads.ts'

const me = (id: string, opensOwn = true) => ({
  person: { id, email: `${id}@example.com` },
  opensOwn,
  signedInThrough: null,
  privateAddress: { asked: false, email: null, addedAt: null },
  secondFactor: { needed: false, shown: false, authenticator: false, passkey: false },
  factorProves: false,
  ownProof: false,
  staff: false,
  guide: false,
  memberships: [],
})
const result = {
  id: 'r1',
  takenAt: '2026-03-05T12:00:00Z',
  result: {
    instrument: 'stressprofil',
    version: '1',
    total: 2.5,
    zone: 'yellow',
    categories: [],
    causes: [],
    provisional: true,
  },
}
const round = (id: string, used: boolean) => ({
  round: {
    id,
    organisation: 'Exempelbolaget',
    name: 'Våren',
    instrument: 'stressprofil',
    version: '1',
    closesAt: '2026-04-05T12:00:00Z',
    smallestGroup: 8,
    ownQuestions: [],
  },
  units: [],
  list: null,
  used,
  open: true,
})

/** The server's answers by path; a number is a refusal. */
let answers: Record<string, unknown>
let asked: string[]
let stop = () => {}

beforeEach(() => {
  asked = []
  answers = {
    '/api/v1/me': me('a'),
    '/api/v1/me/results': { results: [result] },
    '/api/v1/me/invitations': { invitations: [round('open', false), round('answered', true)] },
  }
  vi.stubGlobal('document', { cookie: 'signed-in=a' })
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, 'http://andrum.test').pathname
    asked.push(path)
    const answer = answers[path]
    if (typeof answer === 'number') return Response.json({ code: 'not-allowed' }, { status: answer })
    return Response.json(answer)
  })
})

afterEach(() => {
  stop()
  queryClient.clear()
  vi.unstubAllGlobals()
})

function open(wantsRounds = true) {
  const account = observeAccount(wantsRounds)
  const first = account.current()
  stop = account.subscribe(() => {})
  return { first, ...account }
}

test('a signed-in person gets results and the rounds that are still open', async () => {
  const { first, current } = open()
  expect(first).toMatchObject({ me: undefined, personId: undefined, asking: true, results: [], rounds: [] })
  await expect.poll(current).toMatchObject({
    personId: 'a',
    asking: false,
    results: [result],
    rounds: [round('open', false)],
    failed: null,
  })
  // The same snapshot until something changes; otherwise React would render for ever.
  expect(current()).toBe(current())
})

test('a page that wants no rounds does not ask for them', async () => {
  const { current } = open(false)
  await expect.poll(() => current().results).toEqual([result])
  expect(asked).toEqual(['/api/v1/me', '/api/v1/me/results'])
})

test('what is one’s own is not asked for where somebody has signed in with the other address', async () => {
  answers['/api/v1/me'] = me('a', false)
  const { current } = open()
  await expect.poll(() => current().rounds).toHaveLength(1)
  expect(current()).toMatchObject({ personId: 'a', asking: false, results: [] })
  expect(asked).not.toContain('/api/v1/me/results')
})

test('signing out leaves nobody and nothing on the page, and asks nothing more', async () => {
  const { current } = open()
  await expect.poll(() => current().results).toEqual([result])
  const before = asked.length
  forgetForNobody()
  await expect.poll(() => current().me).toBeNull()
  expect(current()).toMatchObject({ personId: null, asking: false, results: [], rounds: [] })
  expect(asked).toHaveLength(before)
  // A page that is opened then does not render their data either, not even once.
  expect(observeAccount(true).current()).toMatchObject({ me: null, results: [], rounds: [] })
})

test('a session that turns out to be over leaves nobody', async () => {
  const { current } = open()
  await expect.poll(() => current().personId).toBe('a')
  answers['/api/v1/me'] = 401
  await reread('me')
  await expect.poll(() => current().personId).toBeNull()
  expect(current().results).toEqual([])
})

test('a refused reading is told, and what failed is read once more', async () => {
  answers['/api/v1/me/results'] = 403
  const { current } = open()
  await expect.poll(() => current().failed).not.toBeNull()
  expect(current()).toMatchObject({ personId: 'a', asking: false, results: [] })
  answers['/api/v1/me/results'] = { results: [result] }
  asked = []
  current().retry()
  await expect.poll(() => current().results).toEqual([result])
  expect(current().failed).toBeNull()
  expect(asked).toEqual(['/api/v1/me/results'])
})

test('what a write has changed is read again', async () => {
  const { current } = open()
  await expect.poll(() => current().results).toEqual([result])
  answers['/api/v1/me/results'] = { results: [] }
  await reread('results')
  expect(current().results).toEqual([])
})
