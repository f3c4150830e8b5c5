import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, signedIn } from '#test/factories/people.ts'
import { deliveryDesk } from '#test/organisation/delivery-desk.ts'
import { invitedTo } from '#test/organisation/open-round.ts'
import { roundUnderReview } from '#test/organisation/under-review.ts'

const server = await testApp()
const { database, deps } = server
beforeEach(() => {
  server.time.now = new Date('2026-03-02T09:00:00Z')
  server.mail.refuseWith(null)
})

describe('a safety representative sees in bands to how many of each unit the invitation was delivered', () => {
  it('a small unit is counted in the one above, and too few at the top in none', async () => {
    const { bands, sendAll, read } = await deliveryDesk(server)
    expect(await bands()).toEqual({
      Toppen: null,
      'Avdelning A': 'few',
      'Grupp A1': 'Avdelning A',
      'Avdelning B': 'few',
    })
    await sendAll()
    expect(await bands()).toEqual({
      Toppen: null,
      'Avdelning A': 'all',
      'Grupp A1': 'Avdelning A',
      'Avdelning B': 'half',
    })
    expect((await read()).units?.map(({ name, invited }) => [name, invited])).toEqual([
      ['Toppen', 2],
      ['Avdelning A', 12],
      ['Grupp A1', 3],
      ['Avdelning B', 10],
    ])
  })

  it('an address that takes no mail has no invitation, for good or for now, until one arrives there', async () => {
    const { bands, sendAll } = await deliveryDesk(server)
    server.mail.refuseWith(550, 'a1-2@bolaget.example')
    await sendAll()
    expect(await bands()).toMatchObject({ 'Avdelning A': 'most' })
    server.mail.refuseWith(null)
    await sendAll(1)
    expect(await bands()).toMatchObject({ 'Avdelning A': 'all' })

    const later = await deliveryDesk(server)
    server.mail.refuseWith(452)
    await later.sendAll()
    expect(await later.bands()).toMatchObject({ 'Avdelning A': 'few', 'Avdelning B': 'few' })
  })

  it('nor has an address whose reader, or who else has that mailbox, has switched invitations off', async () => {
    const { bands, sendAll } = await deliveryDesk(server)
    await asSuperuser(database, "insert into mail_refusal values ($1, 'round-invitation', now())", [
      deps.keys.mailAddressHash('a-0@bolaget.example'),
    ])
    await sendAll()
    expect(await bands()).toMatchObject({ 'Avdelning A': 'most' })
    await asSuperuser(database, 'delete from mail_refusal')
  })

  it('a slip counts when it is printed, once however often', async () => {
    const { bands, printSlips } = await deliveryDesk(server)
    expect(await bands()).toMatchObject({ 'Avdelning B': 'few' })
    const { printing } = await printSlips()
    const printed = await bands()
    await printSlips(printing.id)
    expect(await bands()).toEqual(printed)
    const rows = await asSuperuser(
      database,
      'select from invitation where delivered and member_id in (select member_id from slip)',
    )
    expect(rows).toHaveLength(4)
  })

  it('after the release, when nobody knows any more who was asked, it says the same', async () => {
    const { bands, sendAll, release, params } = await deliveryDesk(server)
    await sendAll()
    const before = await bands()
    expect(before).toMatchObject({ 'Avdelning A': 'all', 'Avdelning B': 'half' })
    await release()
    expect(await bands()).toEqual(before)
    expect(await invitedTo(database, params.roundId)).toEqual([])
  })

  it('nothing is said of a list under review, nor of one that was frozen before this was written down', async () => {
    const { bands, sendAll, params, release } = await deliveryDesk(server)
    await asSuperuser(database, 'update invitation set delivered = null where round_id = $1', [
      params.roundId,
    ])
    await sendAll()
    expect(await bands()).toBeNull()
    await release()
    expect(await bands()).toBeNull()

    const { organisationId, roundId } = await roundUnderReview(server)
    const [email] = await asSuperuser<{ email: string }>(
      database,
      `select m.email from member m join role_assignment r on r.member_id = m.id and r.role = 'safety_representative'
       where m.organisation_id = $1`,
      [organisationId],
    )
    const browser = await signedIn(server, { email: email?.email ?? '' })
    const answer = await browser.call('readDelivery', { params: { organisationId, roundId } })
    expect(answer).toMatchObject({ status: 200, body: { units: null } })
  })
})

describe('delivery says nothing of who has answered', () => {
  it('not one byte changes when people answer, by link or by slip, first or again', async () => {
    const { read, sendAll, printSlips, answer, params } = await deliveryDesk(server)
    server.mail.refuseWith(550, 'a-3@bolaget.example')
    await sendAll()
    server.mail.refuseWith(null)
    const { slips } = await printSlips()
    const before = await read()
    const rows = () =>
      asSuperuser(
        database,
        'select member_id, delivered from invitation where round_id = $1 order by member_id',
        [params.roundId],
      )
    const noted = await rows()
    const everybody = await invitedTo(database, params.roundId)
    for (const token of [
      ...everybody.map((memberId) => deps.keys.invitationToken(params.roundId, memberId)),
      ...slips.map(({ code }) => code),
      ...slips.slice(0, 1).map(({ code }) => code),
    ])
      await answer(token)
    const [used] = await asSuperuser<{ n: number }>(
      database,
      'select count(*)::int as n from invitation where round_id = $1 and used',
      [params.roundId],
    )
    expect(used?.n).toBe(everybody.length)
    expect(await read()).toEqual(before)
    expect(await rows()).toEqual(noted)
  })

  it('what is sent and printed after people have answered is noted as if nobody had', async () => {
    const said = []
    for (const isAnswered of [false, true]) {
      const { bands, sendAll, printSlips, params } = await deliveryDesk(server)
      if (isAnswered)
        await asSuperuser(database, 'update invitation set used = true where round_id = $1', [params.roundId])
      server.mail.refuseWith(550, 'b-7@bolaget.example')
      const steps = [await bands()]
      for (const step of [() => sendAll(), () => printSlips(), () => sendAll(1)]) {
        await step()
        steps.push(await bands())
      }
      said.push(steps)
    }
    expect(said[1]).toEqual(said[0])
    expect(said[0]?.map((bands) => bands?.['Avdelning B'])).toEqual(['few', 'half', 'most', 'most'])
  })

  it('people answer while invitations still go out and slips are printed, and all of it is noted', async () => {
    const { bands, sendAll, printSlips, answer, params } = await deliveryDesk(server)
    const everybody = await invitedTo(database, params.roundId)
    const answers = everybody.map((memberId) => answer(deps.keys.invitationToken(params.roundId, memberId)))
    const [answered] = await Promise.all([Promise.all(answers), sendAll(), sendAll(1), printSlips()])
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await bands()).toMatchObject({ 'Avdelning A': 'all', 'Avdelning B': 'all' })
  })

  it('an account that is erased, answered or not, changes nothing', async () => {
    const { bands, sendAll, params } = await deliveryDesk(server)
    await sendAll()
    const before = await bands()
    const unanswered = ['a-0', 'a-1', 'a-2', 'a-3']
    for (const name of [...unanswered, 'a-4', 'a-5', 'a-6', 'a-7']) {
      const email = `${name}@bolaget.example`
      const browser = await signedIn(server, { email })
      if (!unanswered.includes(name))
        await asSuperuser(
          database,
          `update invitation i set used = true from member m
           where m.id = i.member_id and m.email = $1 and i.round_id = $2`,
          [email, params.roundId],
        )
      expect((await browser.call('eraseMe')).status).toBe(204)
    }
    expect(before).toMatchObject({ 'Avdelning A': 'all' })
    expect(await bands()).toEqual(before)
  })

  it('nothing in the database notes it but the sending job and the printing of slips', async () => {
    const named = await asSuperuser<{ proname: string }>(
      database,
      "select proname from pg_proc where prosrc ~ '\\mdelivered\\M' order by 1",
    )
    expect(named).toEqual([{ proname: 'make_slips' }])
  })
})

it('somebody who is HR or owner too is the employer, and sees none of it', async () => {
  const { at, params } = await deliveryDesk(server)
  for (const role of ['hr', 'owner'] as const) {
    const { email } = await makeMember(server, { in: at, roles: ['safety_representative', role] })
    const both = await signedIn(server, { email })
    expect(await both.call('readDelivery', { params })).toMatchObject({
      status: 403,
      body: { code: 'not-allowed' },
    })
  }
})
