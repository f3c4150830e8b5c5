import { describe, expect, it } from 'vitest'
import { mine, received, sent, setUp, supportDesk, toHr, words } from '#test/support/support-desk.ts'

const { server, company, employee, at } = await supportDesk()
const mailsTo = server.mail.receivedBy

/** The secret of the link in the newest mail to occupational health. */
const secretIn = (address: string) =>
  /\/stodarende#(\S+)/.exec(mailsTo(address).at(-1)?.text ?? '')?.[1] ?? ''

describe('occupational health, which has no account', () => {
  it('gets a link that shows the case, acknowledges it, closes it, and then opens nothing', async () => {
    const here = await company()
    const address = 'vard@exempelhalsan.se'
    await setUp(here, address)
    const anna = await employee(here)
    await sent(anna.browser, { ...toHr(here), receiver: 'occupational_health' })
    await server.runJobs()
    const [mail] = mailsTo(address)
    expect(mail?.text).toContain('Någon på Färghandeln')
    for (const told of ['Anna', '070', 'lunch', anna.email]) expect(mail?.text).not.toContain(told)

    const visitor = server.browser()
    const token = secretIn(address)
    expect(await visitor.call('readSupportLink', { body: { token } })).toMatchObject({
      status: 200,
      body: { ...words, organisation: 'Färghandeln', state: 'sent', promisedOn: '2026-03-09' },
    })
    await visitor.call('answerSupportLink', { body: { token, state: 'acknowledged' } })
    expect((await mine(anna.browser))[0]?.state).toBe('acknowledged')
    for (const _ of [1, 2]) {
      expect((await visitor.call('answerSupportLink', { body: { token, state: 'closed' } })).status).toBe(200)
    }
    const guessed = await visitor.call('readSupportLink', { body: { token: 'x'.repeat(43) } })
    const spent = await visitor.call('readSupportLink', { body: { token } })
    expect(spent).toMatchObject({ status: 404, body: { code: 'support-link-unknown' } })
    expect(spent.text).toBe(guessed.text)
    expect(await received(here.hr)).toEqual([])
  })

  it('is answered alike whether a case is closed or its sender has erased the account', async () => {
    const here = await company()
    const address = 'vard@exempelhalsan.se'
    await setUp(here, address)
    const tokens: string[] = []
    for (const act of ['closeMySupportRequest', 'eraseMe'] as const) {
      const { browser } = await employee(here)
      const { id } = await sent(browser, { ...toHr(here), receiver: 'occupational_health' })
      await server.runJobs()
      tokens.push(secretIn(address))
      await browser.call(act, { params: { requestId: id } })
    }
    for (const state of ['acknowledged', 'closed']) {
      const said = []
      for (const token of tokens) {
        const { status, text } = await server.browser().call('answerSupportLink', { body: { token, state } })
        said.push(`${status} ${text}`)
      }
      expect(said[0]).toBe(said[1])
    }
  })

  it('that is changed while a case is open does not get that case', async () => {
    const here = await company()
    await setUp(here, 'gamla@exempelhalsan.se')
    const anna = await employee(here)
    await sent(anna.browser, { ...toHr(here), receiver: 'occupational_health' })
    await server.runJobs()
    await setUp(here, 'nya@exempelhalsan.se')
    await at('2026-03-09T07:00:00Z')
    expect(mailsTo('gamla@exempelhalsan.se')).toHaveLength(2)
    expect(mailsTo('nya@exempelhalsan.se')).toEqual([])
  })
})
