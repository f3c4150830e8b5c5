import { beforeEach, describe, expect, it } from 'vitest'
import { forgetExpired } from '#server/app/forget-expired-job.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { whileHeld } from '#test/database/while-held.ts'
import { makeMember, signedIn } from '#test/factories/people.ts'
import { memberAtWork } from '#test/factories/sessions-of-work.ts'
import { newSecret, opened, question, received, send, sent, workplace } from '#test/support/question-desk.ts'

const server = await testApp()

/** A Monday in March, 10.00 in Stockholm. */
const monday = new Date('2026-03-02T09:00:00Z')
const tuesday = new Date('2026-03-03T09:00:00Z')
const of = (place: { organisationId: string }, questionId: string) => ({
  params: { organisationId: place.organisationId, questionId },
})

beforeEach(() => {
  server.time.now = monday
})

describe('a question to the safety representative', () => {
  it('reaches each representative the next day, and its reply reaches the browser with the secret', async () => {
    const place = await workplace(server, { representatives: 2 })
    const secret = await sent(place.anna, place)
    server.time.now = tuesday
    const [maria, ali] = place.browsers
    const [mine] = await received(maria, place)
    expect(mine).toEqual({
      id: expect.any(String),
      sentOn: '2026-03-02',
      deletedOn: '2026-06-01',
      message: question,
      state: 'open',
      reply: null,
      repliedOn: null,
    })
    expect(await received(ali, place)).toEqual([mine])
    const reply = { ...of(place, mine?.id ?? ''), body: { message: 'Det gör ni tillsammans med chefen.' } }
    expect((await maria?.call('replyToQuestion', reply))?.status).toBe(200)
    expect(await opened(server, secret)).toEqual({
      sentOn: '2026-03-02',
      deletedOn: '2026-06-01',
      message: question,
      state: 'open',
      reply: 'Det gör ni tillsammans med chefen.',
      repliedOn: '2026-03-03',
    })
  })

  it('is read, replied to and marked from seven in the morning on, not while its sender may still sit there', async () => {
    const place = await workplace(server)
    await sent(place.anna, place)
    const [maria] = place.browsers
    const [row] = await asSuperuser<{ id: string }>(
      server.database,
      'select id from anonymous_question where organisation_id = $1',
      [place.organisationId],
    )
    const one = of(place, row?.id ?? '')
    const tries = async () => [
      (await maria?.call('markQuestion', { ...one, body: { state: 'done' } }))?.status,
      (await maria?.call('replyToQuestion', { ...one, body: { message: 'Det gör vi tillsammans.' } }))
        ?.status,
    ]
    for (const time of ['2026-03-02T22:59:00Z', '2026-03-02T23:00:00Z', '2026-03-03T05:59:00Z']) {
      server.time.now = new Date(time)
      expect(await received(maria, place)).toEqual([])
      expect(await tries()).toEqual([404, 404])
    }
    server.time.now = new Date('2026-03-03T06:00:00Z')
    expect(await received(maria, place)).toHaveLength(1)
    expect(await tries()).toEqual([200, 200])
  })

  it('is replied to once: of two who reply at once the second is told, and the first reply stays', async () => {
    const place = await workplace(server, { representatives: 2 })
    const secret = await sent(place.anna, place)
    server.time.now = tuesday
    const [{ id = '' } = {}] = await received(place.browsers[0], place)
    const answers = await Promise.all(
      place.browsers.map((browser, n) =>
        browser.call('replyToQuestion', { ...of(place, id), body: { message: `Svar nummer ${n} från oss` } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'question-replied' })
    const first = answers.findIndex(({ status }) => status === 200)
    expect((await opened(server, secret)).reply).toBe(`Svar nummer ${first} från oss`)
  })

  it('is marked as done and open again, which its sender sees', async () => {
    const place = await workplace(server)
    const secret = await sent(place.anna, place)
    server.time.now = tuesday
    const [maria] = place.browsers
    const [{ id = '' } = {}] = await received(maria, place)
    for (const state of ['done', 'done', 'open'] as const) {
      expect((await maria?.call('markQuestion', { ...of(place, id), body: { state } }))?.status).toBe(200)
      expect((await opened(server, secret)).state).toBe(state)
    }
  })

  it('is deleted by the browser with the secret, reply and all', async () => {
    const place = await workplace(server)
    const secret = await sent(place.anna, place)
    for (const _ of [1, 2])
      expect((await server.browser().call('withdrawQuestion', { body: secret })).status).toBe(200)
    expect(await server.browser().call('readQuestion', { body: secret })).toMatchObject({
      status: 404,
      body: { code: 'question-unknown' },
    })
    server.time.now = tuesday
    expect(await received(place.browsers[0], place)).toEqual([])
  })

  it('that was withdrawn stays gone when the request that asked it is sent again, and counts no second time', async () => {
    const place = await workplace(server)
    for (const withdrawnAt of [server.time.now, tuesday]) {
      const secret = await sent(place.anna, place)
      server.time.now = withdrawnAt
      await server.browser().call('withdrawQuestion', { body: secret })
      server.time.now = new Date('2026-03-04T09:00:00Z')
      await forgetExpired(server.deps)
      for (const _ of [1, 2, 3, 4]) expect((await send(place.anna, place, secret)).status).toBe(201)
      const own = [place.organisationId]
      expect(
        await asSuperuser(server.database, 'select from anonymous_question where organisation_id = $1', own),
      ).toEqual([])
      server.time.now = monday
    }
  })

  it('that a representative can read stays there until the next morning, so that no minute tells when it was deleted', async () => {
    const place = await workplace(server)
    const secret = await sent(place.anna, place)
    server.time.now = tuesday
    expect(await received(place.browsers[0], place)).toHaveLength(1)
    await server.browser().call('withdrawQuestion', { body: secret })
    expect((await server.browser().call('readQuestion', { body: secret })).status).toBe(404)
    for (const time of ['2026-03-03T20:00:00Z', '2026-03-04T05:59:00Z']) {
      server.time.now = new Date(time)
      await forgetExpired(server.deps)
      expect(await received(place.browsers[0], place)).toHaveLength(1)
    }
    server.time.now = new Date('2026-03-04T06:00:00Z')
    expect(await received(place.browsers[0], place)).toEqual([])
    await forgetExpired(server.deps)
    expect(
      await asSuperuser(server.database, 'select from anonymous_question where organisation_id = $1', [
        place.organisationId,
      ]),
    ).toEqual([])
  })

  it('sent again because the answer was lost is the same question, also when the week is used up', async () => {
    const place = await workplace(server)
    const secrets = [newSecret(), newSecret(), newSecret()]
    for (const secret of [...secrets, ...secrets])
      expect((await send(place.anna, place, { secret })).status).toBe(201)
    server.time.now = tuesday
    expect(await received(place.browsers[0], place)).toHaveLength(3)
  })

  it('sent twice at the same moment is one question of the week, also of its last', async () => {
    const place = await workplace(server)
    for (const _ of [1, 2, 3]) {
      const secret = newSecret()
      const ask = () => send(place.anna, place, { secret })
      // Both requests look for the question before either stores it.
      const both = await whileHeld(server.database, { hold: 'lock table anonymous_question' }, [ask, ask])
      expect(both.map(({ status }) => status)).toEqual([201, 201])
    }
    expect(await send(place.anna, place)).toMatchObject({ status: 429 })
    server.time.now = tuesday
    expect(await received(place.browsers[0], place)).toHaveLength(3)
  })

  it('opens for nobody who guesses, and only with its organisation', async () => {
    const [place, other] = [await workplace(server), await workplace(server)]
    const { secret } = await sent(place.anna, place)
    for (const body of [
      { organisationId: place.organisationId, secret: newSecret() },
      { organisationId: other.organisationId, secret },
    ])
      expect(await server.browser().call('readQuestion', { body })).toMatchObject({ status: 404 })
  })

  it('may be two thousand characters, with markup and from right to left, and not more', async () => {
    const place = await workplace(server)
    const written = `<b>\u202Eשלום</b>\n${'å'.repeat(1985)}`
    expect(await opened(server, await sent(place.anna, place, written))).toMatchObject({ message: written })
    for (const message of ['å'.repeat(2001), 'x'.repeat(100_000), '  kort  '])
      expect((await send(place.anna, place, { message })).status).toBe(400)
    expect((await send(place.anna, place, { message: 'x'.repeat(1_000_000) })).status).toBe(413)
  })
})

describe('who may ask', () => {
  const receivers = async (
    browser: typeof server extends { browser(): infer B } ? B : never,
    organisationId: string,
  ) => (await browser.call('readQuestionReceivers', { params: { organisationId } })).body

  it('sees the representatives by name, and oneself not among them', async () => {
    const place = await workplace(server, { representatives: 2 })
    expect(await receivers(place.anna, place.organisationId)).toEqual({
      names: ['Maria 0', 'Maria 1'],
      state: 'open',
    })
    const [maria] = place.browsers
    if (maria === undefined) throw new Error('nobody')
    expect(await receivers(maria, place.organisationId)).toEqual({ names: ['Maria 1'], state: 'open' })
  })

  it.each([
    ['no-representative', { representatives: 0 }],
    ['too-few-people', { people: 7 }],
  ] as const)('is refused with %s, and nothing is counted', async (code, as) => {
    const place = await workplace(server, as)
    for (const _ of [1, 2, 3, 4])
      expect(await send(place.anna, place)).toMatchObject({ status: 409, body: { code } })
    expect(await receivers(place.anna, place.organisationId)).toMatchObject({ state: code })
  })

  it('sends three in a week, and again from Monday', async () => {
    const place = await workplace(server)
    for (const _ of [1, 2, 3]) expect((await send(place.anna, place)).status).toBe(201)
    server.time.now = new Date('2026-03-08T22:00:00Z')
    const refused = await send(place.anna, place)
    expect(refused).toMatchObject({ status: 429, body: { code: 'week-used-up' } })
    expect(refused.headers['retry-after']).toBe('3600')
    server.time.now = new Date('2026-03-08T23:00:01Z')
    expect((await send(place.anna, place)).status).toBe(201)
  })

  it('never does so in a session that the employer could have begun', async () => {
    const place = await workplace(server)
    const { own, byWorkAddress, throughEmployer } = await memberAtWork(server, place)
    for (const browser of [byWorkAddress, throughEmployer])
      expect(await send(browser, place)).toMatchObject({ status: 403 })
    expect((await send(own, place)).status).toBe(201)
  })

  it('works there: nobody else is told whether the organisation exists', async () => {
    const place = await workplace(server)
    const stranger = await signedIn(server)
    const nowhere = { organisationId: '00000000-0000-4000-8000-000000000000' }
    const [here, gone] = [await send(stranger, place), await send(stranger, nowhere)]
    expect([here.status, here.text]).toEqual([gone.status, gone.text])
    expect(here.status).toBe(403)
  })
})

describe('who may read', () => {
  it('is a representative of the organisation, and neither HR, owner, manager, colleague nor staff', async () => {
    const [place, other] = [await workplace(server), await workplace(server)]
    await sent(place.anna, place)
    server.time.now = tuesday
    const [{ id = '' } = {}] = await received(place.browsers[0], place)
    const others = [place.anna, other.browsers[0], await signedIn(server, { staff: true })]
    for (const role of ['hr', 'owner', 'manager'] as const) {
      const { email } = await makeMember(server, { in: place, roles: [role] })
      others.push(await signedIn(server, { email }))
    }
    for (const browser of others) {
      const { organisationId } = place
      expect((await browser?.call('listQuestions', { params: { organisationId } }))?.status).toBe(403)
      const reply = { ...of(place, id), body: { message: 'Det här är inget svar' } }
      expect((await browser?.call('replyToQuestion', reply))?.status).toBe(403)
    }
    const foreign = { ...of(other, id), body: { message: 'Det här är inget svar' } }
    expect((await other.browsers[0]?.call('replyToQuestion', foreign))?.status).toBe(404)
  })

  it('shows something that the employer does not hold: the work mailbox opens nothing', async () => {
    const place = await workplace(server)
    const { email } = await makeMember(server, { in: place, roles: ['safety_representative'] })
    const byMail = await signedIn(server, { email, mailedCodeAlone: true })
    const { organisationId } = place
    expect(await byMail.call('listQuestions', { params: { organisationId } })).toMatchObject({
      status: 403,
      body: { code: 'second-factor-required' },
    })
  })

  it('no longer reads when the role has ended', async () => {
    const place = await workplace(server)
    await asSuperuser(server.database, 'delete from role_assignment where organisation_id = $1', [
      place.organisationId,
    ])
    const { organisationId } = place
    expect((await place.browsers[0]?.call('listQuestions', { params: { organisationId } }))?.status).toBe(403)
  })
})
