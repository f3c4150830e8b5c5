import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { fireAt } from './fire.ts'
import { faultsOf, idsWritten } from './judge.ts'
import { type Target, targetsOf } from './targets.ts'

const server = await testApp()

test('no request, however odd, breaks an endpoint, is told of our inside or of another organisation, or leaves in the log what people said', async () => {
  const endpoints = (await targetsOf(server.browser())).map(({ name }) => name)
  const shots = 4 * endpoints.length
  const { finds, statuses, lines } = await fireAt(server, {
    shots,
    seed: 14,
    perWorld: shots,
    withJobs: true,
  })
  expect(finds).toEqual([])
  // Each endpoint was called, and the log lines of its requests were searched.
  expect([...statuses.keys()].sort()).toEqual(endpoints.sort())
  expect(lines).toBeGreaterThan(shots)
  // If every request were refused, nothing behind the schemas would have been tried.
  const taken = [...statuses].filter(([, counts]) => [...counts.keys()].some((status) => status < 400))
  expect(taken.length).toBeGreaterThan(40)
}, 300_000)

const marks = {
  here: { word: 'hemligtab12', ids: ['0b9b7b5e-2f43-4c37-9d0e-5b1f1f9a7f01'], secrets: ['länk-hit'] },
  there: { word: 'hemligtcd34', ids: ['0b9b7b5e-2f43-4c37-9d0e-5b1f1f9a7f02'], secrets: [] },
}

const target: Target = {
  name: 'readNote',
  method: 'GET',
  path: '/api/v1/notes',
  parameters: [],
  body: undefined,
  mediaType: 'application/json',
  responses: {
    200: {
      description: 'Done.',
      content: {
        'application/json': {
          schema: { type: 'object', properties: { note: { type: 'string' } }, additionalProperties: false },
        },
      },
    },
    409: { description: 'newer-version', content: { 'application/problem+json': { schema: {} } } },
  },
}

const good = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
const hr = { side: 'here', staff: false } as const

const judged = (
  answer: { readonly status?: number; readonly body?: object; readonly headers?: object },
  {
    url = '/api/v1/notes',
    sender = hr as { side: 'here' | null; staff: boolean },
    written = new Set<string>(),
  } = {},
) => {
  const { status = 200, body = { note: 'Hej' } } = answer
  const type = status >= 400 ? 'application/problem+json' : 'application/json'
  const headers = { ...good, 'content-type': `${type}; charset=utf-8`, ...answer.headers }
  return faultsOf(
    target,
    sender,
    { request: { url } },
    { status, headers, body, text: JSON.stringify(body) },
    marks,
    written,
  )
}

test('an answer as the document has it is no find', () => {
  expect(judged({})).toEqual([])
  expect(judged({ body: { note: marks.here.word } })).toEqual([])
  expect(judged({ status: 409, body: { code: 'newer-version' } })).toEqual([])
})

test('an id of another organisation that people have written themselves comes back to them, and to nobody else', () => {
  const answer = { body: { note: marks.there.ids[0] } }
  const payload = JSON.stringify({ note: marks.there.ids[0] })
  const written = new Set(idsWritten({ method: 'PUT', url: '/', headers: {}, payload }, marks.there))
  expect(judged(answer, { written })).toEqual([])
  expect(judged(answer)).toEqual([expect.stringContaining('tells an id of the organisation there')])
})

test.each<[string, Parameters<typeof judged>[0], string]>([
  ['a fault of ours', { status: 500, body: { code: 'unexpected' } }, 'answered 500'],
  ['a status that nobody was told of', { status: 404, body: {} }, 'does not name'],
  ['a refusal that nobody was told of', { status: 409, body: { code: 'slot-taken' } }, 'slot-taken'],
  ['a field that nobody was told of', { body: { note: '', salary: 1 } }, 'does not match'],
  ['a place in our code', { body: { note: 'Error\n    at read (/app/x.ts:1:2)' } }, 'says'],
  ['a statement', { body: { note: 'select id from member where true' } }, 'says'],
  ['the words of a database', { body: { note: 'invalid input syntax for type uuid' } }, 'says'],
  ['a word of another organisation', { body: { note: marks.there.word } }, 'of the organisation there'],
  [
    'an id of another organisation',
    { body: { note: marks.there.ids[0] } },
    'an id of the organisation there',
  ],
  ['what a cache may keep', { headers: { 'cache-control': 'public' } }, 'cache'],
  ['what may be read as a script', { headers: { 'x-content-type-options': undefined } }, 'another type'],
])('%s is a find', (_, answer, fault) => {
  expect(judged(answer).join()).toContain(fault)
})

test('who sends an id, or has a link, may get back what it is of; staff know ids and no words', () => {
  const visitor = { side: null, staff: false }
  const told = (note: string | undefined, url: string, sender: typeof visitor) =>
    judged({ body: { note } }, { url, sender })
  const [id] = marks.here.ids
  expect(told(id, '/', visitor)).toHaveLength(1)
  expect(told(id, `/${id}`, visitor)).toEqual([])
  expect(told(marks.here.word, '/', visitor)).toHaveLength(1)
  expect(told(marks.here.word, '/?token=länk-hit', visitor)).toEqual([])
  const staff = { side: null, staff: true }
  expect(told(id, '/', staff)).toEqual([])
  expect(told(marks.here.word, '/', staff)).toHaveLength(1)
})
