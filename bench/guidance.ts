/**
 * Guidance after two years: a guide with 60 participants, each with a thread of two messages a week, 24 worksheets and every week's check
 * shared. How long the server takes to open one thread, for either side, and to return the list and the data of the page of today, for
 * the whole request: session, rights, database, opening and JSON. Processor time is that of this process, without the database.
 * Ends with 1 when the 95th percentile misses a limit.
 */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { addDays, type Day } from '#core/calendar/local-time.ts'
import { guidanceTerms, latestChecks, promisedOn } from '#core/guidance/guidance.ts'
import { buildApp } from '#server/app/app.ts'
import { appointGuide } from '#server/guidance/appoint-guide.ts'
import { findOwnGuidance, type GuidanceRow, writeShare } from '#server/guidance/guidance-repository.ts'
import { insertMessage } from '#server/guidance/message-repository.ts'
import { beginGuidance } from '#server/guidance/my-guidance.ts'
import { sealIn } from '#server/guidance/sealed-guidance.ts'
import { ensurePerson } from '#server/identity/ensure-person.ts'
import { startSession } from '#server/identity/sessions/session.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { saveResults } from './save-results.ts'
import { withDeps } from './with-deps.ts'

const limits = { thread: 50, list: 30 } as const
const [participants, weeks, worksheets] = [60, 104, 24]
const [warmUp, asked] = [20, 200]
const week = 7 * 24 * 60 * 60 * 1000
const words = 'Veckan blev lugnare än den förra, även om måndagen var svår att ta sig igenom. '.repeat(12)
const values = {
  texts: { goal: words.slice(0, 500), hinder: words.slice(0, 500) },
  figures: { hard: 4 },
  choices: { when: '16:00' },
  sets: { signs: ['sömn', 'värk'] },
  rows: {},
}

const cookieOf = async (deps: Deps, personId: string): Promise<string> => {
  const { token } = await asIdentity(deps.pools.identity, (tx) =>
    startSession(tx, deps, { personId, secondFactor: true }),
  )
  return `session=${token}`
}

/** Two messages of each week, and everything shared. */
async function fill(deps: Deps, personId: string, guideId: string): Promise<string> {
  const { keys, clock, pools } = deps
  await beginGuidance(deps, personId, { guideId, name: 'Samira', terms: guidanceTerms })
  const begun = clock().getTime() - weeks * week
  const own = { personId }
  const row = await asPerson(pools.app, own, (tx) => findOwnGuidance(tx, personId))
  if (row === null) throw new Error('no guidance has begun')
  for (const author of ['participant', 'guide'] as const)
    await asPerson(pools.app, author === 'guide' ? { personId: guideId } : own, async (tx) => {
      for (let n = 0; n < weeks; n++)
        await insertMessage(
          tx,
          messageOf(deps, row, author, new Date(begun + (n + (author === 'guide' ? 0.2 : 0)) * week)),
        )
    })
  await asPerson(pools.app, own, async (tx) => {
    const first = new Date(begun).toISOString().slice(0, 10) as Day
    const days = Array.from({ length: weeks }, (_, n) => addDays(first, 7 * n))
    const checks = Object.fromEntries(
      days.map((day, n) => [day, { strain: 1 + (n % 5), recovery: 3, step: 4 }]),
    )
    const contents = [
      ['weekly-check', { kind: 'weekly-check', checks }] as const,
      ...Array.from({ length: worksheets }, (_, n) => {
        const worksheet = `sheet-${n}`
        return [worksheet, { kind: 'worksheet', worksheet, values }] as const
      }),
    ]
    for (const [kind, content] of contents)
      await writeShare(tx, {
        personId,
        guidanceId: row.id,
        kind,
        sealed: sealIn(keys, row, 'share', content, kind),
        latest: 'checks' in content ? sealIn(keys, row, 'latest', latestChecks(content.checks), kind) : null,
        updatedAt: clock(),
      })
  })
  return row.id
}

function messageOf({ keys }: Deps, row: GuidanceRow, author: 'participant' | 'guide', sentAt: Date) {
  const id = randomUUID()
  const isGuide = author === 'guide'
  return {
    personId: row.personId,
    guidanceId: row.id,
    id,
    author,
    sentAt,
    sealed: sealIn(
      keys,
      row,
      'message',
      { text: words, guideName: isGuide ? 'Maria Ek' : null, proposal: [] },
      id,
    ),
    ...(isGuide ? {} : { dueOn: promisedOn(sentAt), answeredAt: sentAt, readAt: sentAt }),
  }
}

async function times(app: FastifyInstance, url: string, cookie: string) {
  const taken: number[] = []
  let kilobytes = 0
  let before = process.cpuUsage()
  for (let n = 0; n < warmUp + asked; n++) {
    if (n === warmUp) before = process.cpuUsage()
    const start = performance.now()
    const { statusCode, rawPayload } = await app.inject({ url, headers: { cookie } })
    if (statusCode !== 200) throw new Error(`${url} was answered ${statusCode}`)
    if (n >= warmUp) taken.push(performance.now() - start)
    kilobytes = Math.round(rawPayload.length / 1000)
  }
  const { user, system } = process.cpuUsage(before)
  const sorted = taken.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
  const processor = Math.round((user + system) / 100 / asked) / 10
  return { p50: at(0.5), p95: at(0.95), processor, kilobytes }
}

async function bench(deps: Deps) {
  const email = 'maria@andrum.example'
  const guideId = await ensurePerson(deps, { email, language: 'sv', staff: true })
  await appointGuide(deps, { email, name: 'Maria Ek', licenceNumber: '123456', caseload: participants })
  let [last, id] = ['', '']
  for (let n = 0; n < participants; n++) {
    last = await ensurePerson(deps, { email: `p${n}@example.com`, language: 'sv' })
    id = await fill(deps, last, guideId)
  }
  const app = await buildApp(deps)
  const [guide, participant] = [await cookieOf(deps, guideId), await cookieOf(deps, last)]
  const figures = {
    list: await times(app, '/api/v1/guidances', guide),
    thread: await times(app, `/api/v1/guidances/${id}`, guide),
    ownThread: await times(app, '/api/v1/me/guidance', participant),
    news: await times(app, '/api/v1/me/guidance/news', participant),
  }
  await app.close()
  return figures
}

const figures = await withDeps(bench)
console.table(figures)
const goal = (what: string, measured: number, atMost: number) => ({ what, measured, unit: 'ms', atMost })
saveResults('guidance', { participants, weeks, worksheets, ...figures }, [
  goal('the list of a guide with 60 participants, 95th percentile', figures.list.p95, limits.list),
  goal(
    'a thread of two years of guidance, for the guide, 95th percentile',
    figures.thread.p95,
    limits.thread,
  ),
  goal('the same for the participant, 95th percentile', figures.ownThread.p95, limits.thread),
])
if (figures.list.p95 > limits.list || Math.max(figures.thread.p95, figures.ownThread.p95) > limits.thread)
  process.exitCode = 1
