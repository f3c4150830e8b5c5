import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contactMessages } from '#contract/support/contact-message.ts'
import { testApp } from '#test/app/test-app.ts'
import { signedIn } from '#test/factories/people.ts'
import { contactReceiptMail } from './contact-receipt-email.ts'

const server = await testApp()
const staff = await signedIn(server, { staff: true })

const hour = 60 * 60 * 1000
let senders = 0

/** A message from a new sender and network. */
function written(change: Record<string, unknown> = {}) {
  senders++
  return {
    name: 'Åsa Öberg',
    email: `asa${senders}@exempel.se`,
    subject: 'Möte i maj',
    message: 'Hej!\n\nVi är 40 personer och vill veta mer.',
    language: 'sv',
    ...change,
  }
}

const send = (body: unknown, { key, ip = `10.1.0.${senders}` }: { key?: string; ip?: string } = {}) =>
  server
    .browser()
    .call('sendContactMessage', { body, ip, headers: key === undefined ? {} : { 'idempotency-key': key } })

async function inbox() {
  const { body } = await staff.call('listContactMessages')
  return contactMessages.parse(body).messages
}

const mailsTo = server.mail.receivedBy
const { supportEmail } = server.deps.config.brand

describe('a message', () => {
  it('is kept, mailed to staff and receipted to the sender', async () => {
    const message = written({ phone: '070-123 45 67' })
    expect(await send(message)).toMatchObject({ status: 202, body: {} })
    await server.runJobs()
    const notice = mailsTo(supportEmail).find(({ text }) => text.includes(message.email))
    expect(notice?.text).toContain('Vi är 40 personer och vill veta mer.')
    const [receipt] = mailsTo(message.email)
    expect(receipt?.subject).toBe('Vi har fått ditt meddelande')
    expect(receipt?.text).not.toContain('40 personer')
    expect((await inbox())[0]).toMatchObject({
      ...message,
      receivedAt: server.time.now.toISOString(),
      noticedAt: server.time.now.toISOString(),
    })
  })

  it('in English gets an English receipt', async () => {
    const message = written({ language: 'en' })
    await send(message)
    await server.runJobs()
    expect(mailsTo(message.email)[0]?.subject).toBe('We have your message')
  })

  it('sent twice with one key is one message and one e-mail', async () => {
    const message = written()
    for (const _ of [1, 2]) expect((await send(message, { key: 'samma' })).status).toBe(202)
    await server.runJobs()
    expect(mailsTo(message.email)).toHaveLength(1)
    expect((await inbox()).filter(({ email }) => email === message.email)).toHaveLength(1)
  })

  it('with the key of another message is refused', async () => {
    const message = written()
    await send(message, { key: 'upptagen' })
    expect(await send({ ...message, message: 'Något helt annat nu.' }, { key: 'upptagen' })).toMatchObject({
      status: 409,
      body: { code: 'idempotency-conflict' },
    })
  })

  it('may hold HTML and emoji, which reach staff as they were written', async () => {
    const message = written({ message: '<script>alert(1)</script> & <b>fet</b> 😀' })
    await send(message)
    await server.runJobs()
    const notice = mailsTo(supportEmail).find(({ text }) => text.includes(message.email))
    expect(notice?.text).toContain('<script>alert(1)</script> & <b>fet</b> 😀')
    expect(notice?.html).not.toContain('<script>')
  })

  it.each([
    ['name', 'Åsa\r\nBcc: alla@exempel.se', 'wrong-format'],
    ['email', 'asa@exempel.se\r\nBcc: alla@exempel.se', 'wrong-format'],
    ['subject', 'Hej\nX-Ny: rad', 'wrong-format'],
    ['phone', '070-123\r\nBcc: alla@exempel.se', 'wrong-format'],
    ['name', 'Å', 'too-small'],
    ['message', 'kort', 'too-small'],
    ['message', 'x'.repeat(20_000), 'too-big'],
  ])('with a bad %s is refused', async (field, value, code) => {
    expect(await send(written({ [field]: value }))).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', errors: [{ path: field, code }] },
    })
  })

  it('of a megabyte is refused before it is read', async () => {
    expect(await send(written({ message: 'x'.repeat(1_000_000) }))).toMatchObject({
      status: 413,
      body: { code: 'too-large' },
    })
  })

  it('from a machine that fills in the trap is answered like any other, and thrown away', async () => {
    const message = written({ website: 'https://spam.example' })
    expect(await send(message)).toMatchObject({ status: 202, body: {} })
    await server.runJobs()
    expect((await inbox()).map(({ email }) => email)).not.toContain(message.email)
    expect(mailsTo(message.email)).toEqual([])
  })
})

describe('the state of a message', () => {
  const colleague = signedIn(server, { staff: true })
  const stateOf = async (id: string) => {
    const found = (await inbox()).find((message) => message.id === id)
    return found && [found.state, found.stateAt]
  }
  const mark = async (id: string, state: unknown, browser = staff, key: string = randomUUID()) =>
    browser.call('markContactMessage', {
      params: { messageId: id },
      body: { state },
      headers: { 'idempotency-key': key },
    })

  async function sentMessage() {
    const message = written()
    await send(message)
    await server.runJobs()
    const id = (await inbox()).find(({ email }) => email === message.email)?.id ?? ''
    expect(await stateOf(id)).toEqual(['new', null])
    return id
  }

  it('is seen by all staff, and said twice it is said once', async () => {
    const id = await sentMessage()
    const at = server.time.now
    expect(await mark(id, 'answered')).toMatchObject({ status: 200, body: {} })
    server.time.now = new Date(at.getTime() + hour)
    expect((await mark(id, 'answered', await colleague)).status).toBe(200)
    expect(await stateOf(id)).toEqual(['answered', at.toISOString()])
  })

  it('that is done stays done when an older page says answered, and can be made new again', async () => {
    const id = await sentMessage()
    for (const state of ['done', 'answered']) expect((await mark(id, state)).status).toBe(200)
    expect(await stateOf(id)).toEqual(['done', server.time.now.toISOString()])
    expect((await mark(id, 'new')).status).toBe(200)
    expect(await stateOf(id)).toEqual(['new', null])
  })

  it('stays new when the press that it is done arrives again after a colleague has made it new again', async () => {
    const id = await sentMessage()
    const key = randomUUID()
    expect((await mark(id, 'done', staff, key)).status).toBe(200)
    expect((await mark(id, 'new', await colleague)).status).toBe(200)
    expect((await mark(id, 'done', staff, key)).status).toBe(200)
    expect(await stateOf(id)).toEqual(['new', null])
  })

  it('stands after those that wait once it is done', async () => {
    const [first, second] = [await sentMessage(), await sentMessage()]
    const order = async () =>
      (await inbox()).map(({ id }) => id).filter((id) => id === first || id === second)
    expect(await order()).toHaveLength(2)
    await mark(second, 'done')
    expect(await order()).toEqual([first, second])
    await mark(first, 'done')
    await mark(second, 'new')
    expect(await order()).toEqual([second, first])
  })

  it('changes nothing of what was written', async () => {
    const id = await sentMessage()
    const before = (await inbox()).find((message) => message.id === id)
    await mark(id, 'done')
    expect((await inbox()).find((message) => message.id === id)).toEqual({
      ...before,
      state: 'done',
      stateAt: server.time.now.toISOString(),
    })
  })

  it('of a message that does not exist cannot be said, and by others than staff of none', async () => {
    const id = await sentMessage()
    expect(await mark(randomUUID(), 'answered')).toMatchObject({ status: 404, body: { code: 'not-found' } })
    const person = await signedIn(server)
    const refused = await mark(id, 'answered', person)
    expect(refused).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
    expect((await mark(randomUUID(), 'answered', person)).text).toBe(refused.text)
    expect(await mark(id, 'answered', server.browser())).toMatchObject({ status: 401 })
    expect(await stateOf(id)).toEqual(['new', null])
  })

  it.each(['read', '', null, 1])('is none of %j', async (state) => {
    const id = await sentMessage()
    expect(await mark(id, state)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
    expect(await stateOf(id)).toEqual(['new', null])
  })

  it('of no id is refused', async () => {
    expect((await mark('none', 'done')).status).toBeGreaterThanOrEqual(400)
  })
})

describe('many messages', () => {
  it('from one network are stopped for a while', async () => {
    const ip = '192.0.2.7'
    for (let count = 0; count < 20; count++) expect((await send(written(), { ip })).status).toBe(202)
    const refused = await send(written(), { ip })
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await server.runJobs()
  })

  it('in the name of one address are kept, and that address gets three receipts an hour', async () => {
    const { email } = written()
    for (let count = 0; count < 5; count++) {
      await send(written({ email, message: `Meddelande nummer ${count}.` }), { ip: `10.2.0.${count}` })
    }
    await server.runJobs()
    expect(mailsTo(email)).toHaveLength(3)
    expect((await inbox()).filter((message) => message.email === email)).toHaveLength(5)
  })
})

describe('when the mail server is unreachable', () => {
  it('a message waits, staff see that it does, and it is mailed once the server is back', async () => {
    const message = written()
    server.mail.refuseWith(421)
    await send(message)
    await expect(server.runJobs()).rejects.toThrow('The mail server refused')
    server.takeErrors()
    expect((await inbox()).find(({ email }) => email === message.email)?.noticedAt).toBeNull()

    server.mail.refuseWith(null)
    server.time.now = new Date(server.time.now.getTime() + 7 * hour)
    await server.deps.queue.enqueueNow('notice-forgotten-messages', {})
    await server.runJobs()
    expect((await inbox()).find(({ email }) => email === message.email)?.noticedAt).not.toBeNull()
    expect(mailsTo(supportEmail).filter(({ text }) => text.includes(message.email))).toHaveLength(1)
  })
})

it('after a year a message is forgotten', async () => {
  const message = written()
  await send(message)
  await server.runJobs()
  const sentAt = server.time.now
  const id = (await inbox()).find(({ email }) => email === message.email)?.id
  const after = async (days: number) => {
    server.time.now = new Date(sentAt.getTime() + days * 24 * hour)
    await server.deps.queue.enqueueNow('forget-expired', {})
    await server.runJobs()
    const { rows } = await server.deps.pools.jobs.pool.query('select 1 from contact_message where id = $1', [
      id,
    ])
    return rows.length
  }
  expect(await after(364)).toBe(1)
  expect(await after(366)).toBe(0)
})

it('the receipt says where to turn, and repeats nothing', () => {
  const { text } = contactReceiptMail({ language: 'sv', brand: server.deps.config.brand })
  expect(text).toContain(supportEmail)
  expect(text).toContain('1177')
})
