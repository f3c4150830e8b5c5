import { describe, expect, it, test } from 'vitest'
import { personData } from '#server/app/person-data.ts'
import { eraseAccount } from '#server/self/account/erase-account.ts'
import { withWords } from '#server/support/sealed-words.ts'
import { asSuperuser } from '#test/database/database.ts'
import { monday, params, received, sent, setUp, supportDesk, toHr } from '#test/support/support-desk.ts'

const { server, company, employee, at } = await supportDesk()
const mailsTo = server.mail.receivedBy
const day = 24 * 60 * 60 * 1000

describe('in time', () => {
  const forget = async (days: number) => {
    server.time.now = new Date(monday.getTime() + days * day)
    for (const _ of [1, 2]) {
      await server.deps.queue.enqueueNow('forget-expired', {})
      await server.runJobs()
    }
  }

  it('what was written goes 90 days after closing, and that there was a case after a year', async () => {
    const here = await company()
    const anna = await employee(here)
    const request = await sent(anna.browser, toHr(here))
    await here.hr.call('closeRequest', params(request))
    const left = () =>
      asSuperuser<{ kept: boolean }>(
        server.database,
        'select sealed is not null as kept from support_request where id = $1',
        [request.id],
      )
    await forget(90)
    expect(await left()).toEqual([{ kept: true }])
    await forget(91)
    expect(await left()).toEqual([{ kept: false }])
    await forget(365)
    expect(await left()).toHaveLength(1)
    await forget(366)
    expect(await left()).toEqual([])
  })

  it('a case that nobody ends is closed, so that nobody reads it for ever', async () => {
    const here = await company()
    const anna = await employee(here)
    const request = await sent(anna.browser, toHr(here))
    await here.hr.call('acknowledgeRequest', params(request))
    await forget(91)
    const [row] = await asSuperuser<{ state: string }>(
      server.database,
      'select state from support_request where id = $1',
      [request.id],
    )
    expect(row?.state).toBe('closed')
  })
})

test('an erased account takes its requests with it, and receivers are told nothing more', async () => {
  const here = await company()
  const anna = await employee(here)
  const request = await sent(anna.browser, toHr(here))
  const [row] = await asSuperuser<{ person_id: string }>(
    server.database,
    'select person_id from support_request where id = $1',
    [request.id],
  )
  await eraseAccount(server.deps, personData, row?.person_id ?? '')
  await at('2026-03-04T08:00:00Z')
  await at('2026-03-05T08:00:00Z')
  expect(await received(here.hr)).toEqual([])
  expect(mailsTo(here.hrEmail)).toEqual([])
  expect(await here.hr.call('acknowledgeRequest', params(request))).toMatchObject({ status: 404 })
})

test('everything about me holds my requests', async () => {
  const here = await company()
  const anna = await employee(here)
  const request = await sent(anna.browser, toHr(here))
  const { body } = await anna.browser.call('exportMe')
  expect(body).toMatchObject({ supportRequests: [request] })
})

test('a request made because of an offer is, in the database and in the mail, one that was made unasked', async () => {
  const here = await company()
  await setUp(here, 'erbjudande@exempelhalsan.se', true)
  const anna = await employee(here)
  const traces = []
  // For both, the browser has only this endpoint with this body (support-flow sends it, whichever page
  // shows it).
  for (const _ of ['unasked', 'offered']) {
    server.mail.received.length = 0
    const request = await sent(anna.browser, toHr(here))
    await server.runJobs()
    const [row] = await asSuperuser<
      Record<string, unknown> & { sealed: Buffer; wrapped_key: Buffer; master_key: string }
    >(server.database, 'select * from support_request where id = $1', [request.id])
    const audit = await asSuperuser(
      server.database,
      'select action from audit_entry where organisation_id = $1',
      [here.organisationId],
    )
    const mails = server.mail.received.map(({ subject, text, html, recipients }) => ({
      subject,
      text,
      html,
      recipients,
    }))
    if (row === undefined) throw new Error('the request is not kept')
    const { sealed, wrapped_key: wrappedKey, master_key: masterKey, ...rest } = row
    // Sealed twice, the same words are other bytes of the same length.
    const words = withWords(server.deps.keys, { id: request.id, sealed, wrappedKey, masterKey })
    const lengths = [sealed.length, wrappedKey.length]
    traces.push(
      JSON.stringify({ ...rest, words, lengths, masterKey, id: null, audit, mails }).replaceAll(
        request.id,
        '',
      ),
    )
    await anna.browser.call('closeMySupportRequest', params(request))
  }
  expect(traces[0]).toBe(traces[1])
})
