import { buildApp } from '#server/app/app.ts'
import { publishHours } from '#server/demo/publish-hours.ts'
import { ensurePerson } from '#server/identity/ensure-person.ts'
import type { Deps } from '#server/platform/deps.ts'
import { saveResults } from './save-results.ts'
import { withDeps } from './with-deps.ts'

/** Fifty clients that want the same time at once, repeatedly; then many readers of free times at once. */
const atOnce = 50
const rounds = 10
const reads = 400
const readers = 20

type Answered = { readonly status: number; readonly milliseconds: number }

const percentile = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

async function bench(deps: Deps) {
  const email = 'personal@andrum.example'
  const personId = await ensurePerson(deps, { email, language: 'sv', staff: true })
  await publishHours(deps, new Map([[email, personId]]))
  const app = await buildApp(deps)
  let network = 0
  const ask = async (request: { method: 'GET' | 'POST'; url: string; payload?: object }) => {
    network++
    const start = performance.now()
    const remoteAddress = `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`
    const { statusCode, body } = await app.inject({ ...request, remoteAddress })
    return { status: statusCode, milliseconds: performance.now() - start, body }
  }
  const free = async () =>
    (
      JSON.parse((await ask({ method: 'GET', url: '/api/v1/free-slots?type=meeting' })).body) as {
        slots: { startsAt: string }[]
      }
    ).slots

  const tries: Answered[] = []
  const winners: number[] = []
  for (let round = 0; round < rounds; round++) {
    const [slot] = await free()
    if (slot === undefined) throw new Error('There is no free time left')
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, who) =>
        ask({
          method: 'POST',
          url: '/api/v1/bookings',
          payload: {
            type: 'meeting',
            startsAt: slot.startsAt,
            way: 'video',
            name: 'Bänk',
            email: `b${round}.${who}@example.com`,
            language: 'sv',
          },
        }),
      ),
    )
    tries.push(...answers)
    winners.push(answers.filter(({ status }) => status === 201).length)
  }

  const started = performance.now()
  const answered: Answered[] = []
  await Promise.all(
    Array.from({ length: readers }, async () => {
      while (answered.length < reads) {
        answered.push(await ask({ method: 'GET', url: '/api/v1/free-slots?type=assessment' }))
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  await app.close()
  const took = (answers: readonly Answered[]) => answers.map(({ milliseconds }) => milliseconds)
  return {
    triesAtOnce: atOnce,
    rounds,
    winnersOfEachRound: winners,
    refusedAsTaken: tries.filter(({ status }) => status === 409).length,
    otherAnswers: tries.filter(({ status }) => status !== 201 && status !== 409).length,
    tryMilliseconds: { median: percentile(took(tries), 0.5), p95: percentile(took(tries), 0.95) },
    readers,
    readsPerSecond: Math.round(answered.length / seconds),
    readMilliseconds: { median: percentile(took(answered), 0.5), p95: percentile(took(answered), 0.95) },
  }
}

const figures = await withDeps(bench)
if (figures.winnersOfEachRound.some((winners) => winners !== 1) || figures.otherAnswers > 0) {
  console.error('A time had not exactly one taker', figures)
  process.exitCode = 1
}
console.table(figures)
saveResults('bookings', figures)
