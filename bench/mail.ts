import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { requestSignInCode } from '#server/identity/sign-in/request-sign-in-code.ts'
import { newSecret } from '#server/identity/sign-in/secret.ts'
import { applyImport } from '#server/people/import/apply-import.ts'
import { planImport } from '#server/people/import/plan-import.ts'
import { startApplyingImport } from '#server/people/import/start-applying-import.ts'
import { startImport } from '#server/people/import/start-import.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import type { OpenDatabase } from '#server/platform/db/connection/open-database.ts'
import type { Deps } from '#server/platform/deps.ts'
import { openMailer } from '#server/platform/mail/open-mailer.ts'
import { startBoss } from '#server/platform/queue/boss.ts'
import { queueOn } from '#server/platform/queue/pg-boss-queue.ts'
import { prepareRound } from '#server/rounds/prepare/prepare-round.ts'
import { stateHowInformed } from '#server/rounds/review/state-how-informed.ts'
import { startWorker } from '#server/worker.ts'
import type { Arrival, FromReceiver } from './mail-receiver.ts'
import { saveResults } from './save-results.ts'
import { withDeps } from './with-deps.ts'

/** Opens a round for so many people; while their e-mails go out, so many ask for a sign-in code at once. */
const people = 6000
const codes = 100

async function startReceiver() {
  const child = fork(fileURLToPath(new URL('./mail-receiver.ts', import.meta.url)))
  const next = async () => ((await once(child, 'message')) as [FromReceiver])[0]
  const ready = await next()
  if (!('port' in ready)) throw new Error('The receiver has no port')
  return {
    url: `smtp://127.0.0.1:${ready.port}`,
    arrivals: async (): Promise<readonly Arrival[]> => {
      child.send('arrivals')
      const answer = await next()
      return 'arrivals' in answer ? answer.arrivals : []
    },
    close: () => child.disconnect(),
  }
}

/** An organisation with imported people, and a round for all of them: one job waits to enqueue their e-mails. */
async function openForAll(deps: Deps, database: OpenDatabase): Promise<void> {
  const organisationId = randomUUID()
  const personId = randomUUID()
  await withClient(database.access.url, (client) =>
    client.query('insert into organisation (id, name) values ($1, $2)', [organisationId, 'Koncernen']),
  )
  const lines = Array.from({ length: people }, (_, n) => `top;;;person.${n}@koncernen.example;Person ${n}`)
  const content = Buffer.from(
    ['enhet_id;enhet;överordnad_id;e-post;namn', 'top;Koncernen;;;', ...lines].join('\r\n'),
  )
  const asked = {
    organisationId,
    personId,
    email: 'hr@koncernen.example',
    fileName: 'personal.csv',
    source: content,
  }
  const { id: importId } = await startImport({ ...deps, queue: noQueue }, asked)
  await planImport(deps, { organisationId, importId })
  await startApplyingImport({ ...deps, queue: noQueue }, { organisationId, importId, personId })
  await applyImport(deps, { organisationId, importId })
  const closesAt = new Date(Date.now() + 14 * 86_400_000)
  const where = { organisationId, personId }
  const wished = { ...where, name: 'Våren', instrument: 'stressprofil', closesAt }
  const { id: roundId } = await prepareRound(deps, wished)
  await stateHowInformed(deps, { ...where, roundId, statement: 'Alla fick höra om mätningen på mötet.' })
}

const noQueue = { enqueue: async () => {}, enqueueAll: async () => {}, enqueueNow: async () => {} }

const isCode = ({ to }: Arrival) => to.startsWith('kod.')
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function bench(deps: Deps, database: OpenDatabase) {
  const receiver = await startReceiver()
  const boss = await startBoss(deps.pools.jobs, { log: deps.log, supervise: true })
  const mailer = openMailer(
    { ...deps.config, demo: false, smtpUrl: receiver.url },
    { jobs: deps.pools.jobs, clock: deps.clock, keys: deps.keys },
  )
  const wired = { ...deps, queue: queueOn(boss), mailer }
  await openForAll(wired, database)
  const begun = Date.now()
  const worker = await startWorker(wired, boss)
  const received = async (least: number) => {
    for (;;) {
      const arrivals = await receiver.arrivals()
      if (arrivals.length >= least) return arrivals
      await pause(100)
    }
  }
  await received(people / 3)
  const asked = Date.now()
  for (let n = 0; n < codes; n++)
    await requestSignInCode(wired, {
      email: `kod.${n}@example.com`,
      language: 'sv',
      ip: `192.0.2.${n}`,
      asking: newSecret(),
      browser: newSecret(),
    })
  const asking = Date.now() - asked
  await received(people + codes)
  // Duplicates would arrive in this time.
  await pause(3000)
  const arrivals = await receiver.arrivals()
  await worker.stop()
  await boss.stop({ graceful: false, close: false })
  await mailer.close()
  receiver.close()
  const invitations = arrivals.filter((arrival) => !isCode(arrival)).map(({ at }) => at - begun)
  const waits = arrivals.filter(isCode).map(({ at }) => at - asked)
  const last = Math.max(...invitations)
  return {
    invitations: people,
    firstAfterMilliseconds: Math.min(...invitations),
    lastAfterMilliseconds: last,
    mailsPerSecond: Math.round(people / (last / 1000)),
    codesAskedForAtOnce: codes,
    askingForThemMilliseconds: asking,
    lastCodeAfterMilliseconds: Math.max(...waits),
    mailsSentTwice: arrivals.length - new Set(arrivals.map(({ messageId }) => messageId)).size,
  }
}

const figures = await withDeps(bench)
console.table(figures)
saveResults('mail', figures, [
  { what: 'e-mails sent twice', measured: figures.mailsSentTwice, unit: '', atMost: 0 },
])
if (figures.mailsSentTwice > 0) {
  console.error('A mail was sent twice')
  process.exitCode = 1
}
