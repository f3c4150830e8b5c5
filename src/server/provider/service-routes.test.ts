import { afterAll, describe, expect, it, vi } from 'vitest'
import { customers } from '#contract/provider/customers.ts'
import { workQueue } from '#contract/provider/work-queue.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import { startBoss } from '#server/platform/queue/boss.ts'
import { readWaitingJobs, retryJobs } from '#server/platform/queue/work-queue-repository.ts'
import { smsGateway } from '#server/platform/sms/sms-gateway.ts'
import { startWorker } from '#server/worker.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'
import { day, openAtOnce } from '#test/organisation/open-round.ts'
import { found, importFile, peopleOf } from '#test/organisation/organise.ts'
import { readIn } from '#test/organisation/read-in.ts'
import { startSmsGateway } from '#test/sms/gateway.ts'

const server = await testApp()
const staff = await signedIn(server, { staff: true })
const gateway = await startSmsGateway()
// Before the worker starts, because it takes the server's dependencies at its start.
Object.assign(server.deps, {
  sms: smsGateway({ url: gateway.url, user: 'u', password: 'p', from: 'Andrum' }),
})
const boss = await startBoss(server.deps.pools.jobs, { log: server.deps.log, supervise: false })
const worker = await startWorker(server.deps, boss)
afterAll(() => worker.stop())
afterAll(() => gateway.close())

let writers = 0
/** A visitor sends a message, and waits for a receipt. */
async function write(email: string) {
  writers++
  const body = {
    name: 'Bo Berg',
    email,
    subject: 'En fråga',
    message: 'Hur gör man med detta?',
    language: 'sv',
  }
  await server.browser().call('sendContactMessage', { body, ip: `10.2.0.${writers}` })
}

async function failures(job = 'send-contact-receipt') {
  const { body } = await staff.call('readWorkQueue')
  return workQueue.parse(body).failures.filter((one) => one.job === job)
}
const soon = { timeout: 10_000, interval: 100 }
const audited = () =>
  asSuperuser<{ action: string; details: object; somebody: boolean }>(
    server.database,
    'select action, details, person_id is not null as somebody from service_entry order by at',
  )

describe('an e-mail that the mail server refuses', () => {
  it('is not tried again by itself, is shown without its address, and goes out when staff have it tried again', async () => {
    server.mail.refuseWith(550, 'asa@ensam.example')
    await write('asa@ensam.example')
    await vi.waitFor(async () => expect(await failures()).toHaveLength(1), soon)
    const { body, text } = await staff.call('readWorkQueue')
    expect(workQueue.parse(body).failures).toMatchObject([
      {
        job: 'send-contact-receipt',
        cause: 'address-refused',
        code: 'EENVELOPE 550',
        givenUp: true,
        jobs: 1,
        tries: 1,
        nextTry: null,
        domains: [],
        elsewhere: 1,
        mayRetry: true,
      },
    ])
    expect(text).not.toContain('ensam.example')
    expect(text).not.toContain('asa')
    server.mail.refuseWith(null)
    const failure = { job: 'send-contact-receipt', code: 'EENVELOPE 550' }
    expect((await staff.call('retryJobs', { body: failure })).body).toEqual({ jobs: 1 })
    await vi.waitFor(() => expect(server.mail.receivedBy('asa@ensam.example')).toHaveLength(1), soon)
    await vi.waitFor(async () => expect(await failures()).toEqual([]), soon)
    // A second press of the button.
    expect((await staff.call('retryJobs', { body: failure })).body).toEqual({ jobs: 0 })
    expect(server.mail.receivedBy('asa@ensam.example')).toHaveLength(1)
    expect(await audited()).toEqual([
      { action: 'jobs-retried', somebody: true, details: { ...failure, jobs: 1 } },
    ])
  })

  it('is shown with its domain where eight people of a list have it', async () => {
    const place = await makeOrganisation(server)
    for (let n = 0; n < 7; n++) await makeMember(server, { in: place, email: `m${n}@stor.example` })
    server.mail.refuseWith(550, 'bo@stor.example')
    await write('bo@stor.example')
    await vi.waitFor(
      async () => expect(await failures()).toMatchObject([{ elsewhere: 1, domains: [] }]),
      soon,
    )
    await makeMember(server, { in: place, email: 'm7@stor.example' })
    expect(await failures()).toMatchObject([{ elsewhere: 0, domains: ['stor.example'] }])
    server.mail.refuseWith(null)
  })

  it('is neither tried nor shown any more when staff give it up', async () => {
    const [failure] = await failures()
    const body = { job: failure?.job, code: failure?.code }
    expect((await staff.call('giveUpJobs', { body })).body).toEqual({ jobs: 1 })
    expect((await staff.call('giveUpJobs', { body })).body).toEqual({ jobs: 0 })
    expect(await failures()).toEqual([])
    expect((await staff.call('retryJobs', { body })).body).toEqual({ jobs: 0 })
    expect((await audited()).at(-1)).toMatchObject({ action: 'jobs-given-up', somebody: true })
  })
})

describe('an SMS whose number the gateway refuses', () => {
  it('is not tried again by itself, is shown without its number, and goes out when staff have it tried again', async () => {
    gateway.answerWith((response) => void response.writeHead(400).end('Invalid to number +46701234567'))
    const { organisationId, hr } = await found(server.database)
    await readIn(server.deps, { organisationId, hr }, importFile(...peopleOf('top', 11)))
    await asSuperuser(
      server.database,
      `update member set email = null, external_id = '17', name = 'Noor', mobile = '+46701234567'
       where organisation_id = $1 and email = 'top-0@bolaget.example'`,
      [organisationId],
    )
    // Invited with everybody else once the number is there: two jobs for one person would wait for each other.
    const closesAt = new Date(server.time.now.getTime() + 14 * day)
    await openAtOnce(server.deps, {
      organisationId,
      personId: hr,
      name: 'Våren',
      instrument: 'stressprofil',
      closesAt,
    })
    await vi.waitFor(async () => expect(await failures('send-invitation')).toHaveLength(1), soon)
    expect(await failures('send-invitation')).toMatchObject([
      {
        cause: 'number-refused',
        code: 'SMS_400',
        givenUp: true,
        jobs: 1,
        tries: 1,
        domains: [],
        elsewhere: 0,
      },
    ])
    expect((await staff.call('readWorkQueue')).text).not.toMatch(/70123|Noor/)
    expect(JSON.stringify(server.log)).not.toContain('70123')
    gateway.answerWith((response) => void response.writeHead(200).end('{"status":"created"}'))
    const body = { job: 'send-invitation', code: 'SMS_400' } as const
    expect((await staff.call('retryJobs', { body })).body).toEqual({ jobs: 1 })
    await vi.waitFor(() => expect(gateway.asked).toHaveLength(2), soon)
    await vi.waitFor(async () => expect(await failures('send-invitation')).toEqual([]), soon)
  })
})

describe('an e-mail that the mail server cannot take now', () => {
  it('is tried again by itself, and at once when staff say so', async () => {
    server.mail.refuseWith(451, 'senare@example.com')
    await write('senare@example.com')
    await vi.waitFor(
      async () =>
        expect(await failures()).toMatchObject([
          { cause: 'mail-server-busy', code: 'EENVELOPE 451', givenUp: false, jobs: 1, tries: 1 },
        ]),
      soon,
    )
    expect(Date.parse((await failures())[0]?.nextTry ?? '')).toBeGreaterThan(Date.now() + 10_000)
    server.mail.refuseWith(null)
    const body = { job: 'send-contact-receipt', code: 'EENVELOPE 451' }
    expect((await staff.call('retryJobs', { body })).body).toEqual({ jobs: 1 })
    await vi.waitFor(() => expect(server.mail.receivedBy('senare@example.com')).toHaveLength(1), soon)
  })
})

it('work in line is counted by kind', async () => {
  await worker.stop()
  await asSuperuser(
    server.database,
    `insert into pgboss.job (name, start_after) values ('release-round', now() - interval '1 minute'),
       ('release-round', now()), ('release-round', now() + interval '1 hour')`,
  )
  const { body } = await staff.call('readWorkQueue')
  const [kind] = workQueue.parse(body).kinds.filter(({ job }) => job === 'release-round')
  expect(kind).toMatchObject({ waiting: 2, running: 0 })
  expect(Date.parse(kind?.oldest ?? '')).toBeLessThan(Date.now() - 50_000)
  await asSuperuser(server.database, "delete from pgboss.job where name = 'release-round'")
})

it('for somebody who is not staff the database itself has no work and no customers, and changes nothing', async () => {
  const { email } = await makeMember(server, { roles: ['owner', 'hr'] })
  await signedIn(server, { email })
  const [person] = await asSuperuser<{ id: string }>(
    server.database,
    'select id from identity.person where email = $1',
    [email],
  )
  await asPerson(server.deps.pools.app, { personId: person?.id ?? '' }, async (tx) => {
    expect(await readWaitingJobs(tx)).toEqual([])
    expect(await retryJobs(tx, { job: 'release-round', code: null, at: new Date() })).toBeNull()
  })
})

describe('a customer', () => {
  const founding = { name: 'Vårdbolaget', email: 'Forsta@vard.example' }
  const found = (key: string, body: object = founding) =>
    staff.call('foundCustomer', { body, headers: { 'idempotency-key': key } })
  const listed = async () => customers.parse((await staff.call('listCustomers')).body).customers

  it('is set up once, however often it is sent, and its first person is told and owns it', async () => {
    const first = await found('en-gang')
    expect(first.status).toBe(201)
    expect((await found('en-gang')).body).toEqual(first.body)
    await server.runJobs()
    expect(server.mail.receivedBy('forsta@vard.example')).toHaveLength(1)
    const ours = (await listed()).filter(({ name }) => name === founding.name)
    expect(ours).toEqual([
      {
        ...(first.body as { id: string }),
        name: 'Vårdbolaget',
        simulated: false,
        foundedOn: '2026-03-02',
        people: 1,
        units: 1,
        owners: 1,
        hr: 1,
        safetyRepresentatives: 0,
        underWay: [],
        released: 0,
      },
    ])
    const owner = await signedIn(server, { email: 'forsta@vard.example' })
    const { id } = first.body as { id: string }
    expect((await owner.call('readOrganisation', { params: { organisationId: id } })).status).toBe(200)
    expect((await audited()).at(-1)).toMatchObject({
      action: 'organisation-founded',
      details: { organisation: id },
    })
  })

  it('is refused without an address to write to', async () => {
    expect(await found('fel', { ...founding, email: 'ingen' })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    })
  })

  it('is listed without the name or address of anybody', async () => {
    const { text } = await staff.call('listCustomers')
    expect(text).not.toContain('@')
  })
})
