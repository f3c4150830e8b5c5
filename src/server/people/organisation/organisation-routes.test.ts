import { describe, expect, it } from 'vitest'
import { asSuperuser } from '#test/database/database.ts'
import { supportDesk } from '#test/support/support-desk.ts'

const { server, company } = await supportDesk()

describe('what the owner sets for the organisation', () => {
  it('is kept, read back by HR, and stands in the log', async () => {
    const here = await company()
    const place = { params: { organisationId: here.organisationId } }
    const before = await here.hr.call('readOrganisation', place)
    expect(before.body).toMatchObject({ number: null, smallestGroup: 8, language: 'sv' })
    const wanted = { name: ' Nya Bolaget ', number: '5599999991', smallestGroup: 12, language: 'en' }
    const kept = { name: 'Nya Bolaget', number: '559999-9991', smallestGroup: 12, language: 'en' }
    expect(await here.owner.call('setUpOrganisation', { ...place, body: wanted })).toMatchObject({
      status: 200,
      body: kept,
    })
    expect((await here.hr.call('readOrganisation', place)).body).toMatchObject(kept)
    const log = await asSuperuser<{ details: object }>(
      server.database,
      "select details from audit_entry where organisation_id = $1 and action = 'organisation-set-up'",
      [here.organisationId],
    )
    expect(log).toEqual([{ details: kept }])
  })

  it('hides full participation only when somebody says so, and leaves that alone when nothing is said of it', async () => {
    const here = await company()
    const place = { params: { organisationId: here.organisationId } }
    const kept = { name: 'Bolaget', number: null, smallestGroup: 8, language: 'sv' }
    const keptWith = async (said: object) =>
      (await here.owner.call('setUpOrganisation', { ...place, body: { ...kept, ...said } })).body
    expect((await here.hr.call('readOrganisation', place)).body).toMatchObject({
      hideFullParticipation: false,
    })
    expect(await keptWith({ hideFullParticipation: true })).toMatchObject({ hideFullParticipation: true })
    expect(await keptWith({})).toMatchObject({ hideFullParticipation: true })
    expect(await keptWith({ hideFullParticipation: false })).toMatchObject({ hideFullParticipation: false })
  })

  it('is never a smaller group, even where two raise it at once', async () => {
    const here = await company()
    const place = { params: { organisationId: here.organisationId } }
    const raise = (smallestGroup: number) =>
      here.owner.call('setUpOrganisation', {
        ...place,
        body: { name: 'Bolaget', number: null, smallestGroup, language: 'sv' },
      })
    await Promise.all([10, 20, 15].map(raise))
    const lowered = await raise(19)
    expect(lowered).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', errors: [{ path: 'smallestGroup', code: 'below-organisation' }] },
    })
    expect((await here.hr.call('readOrganisation', place)).body).toMatchObject({ smallestGroup: 20 })
  })

  it.each([
    ['a number with a wrong check digit', { number: '559999-9990' }, 'number'],
    ['no name', { name: '   ' }, 'name'],
    ['a group below eight', { smallestGroup: 7 }, 'smallestGroup'],
    ['a name of two lines', { name: 'A\nB' }, 'name'],
    ['a language that we do not speak', { language: 'fi' }, 'language'],
  ])('%s is refused, and nothing changes', async (_, wrong, path) => {
    const here = await company()
    const place = { params: { organisationId: here.organisationId } }
    const before = (await here.hr.call('readOrganisation', place)).body
    const body = { name: 'Bolaget', number: null, smallestGroup: 8, language: 'sv', ...wrong }
    const refused = await here.owner.call('setUpOrganisation', { ...place, body })
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-input', errors: [{ path }] } })
    expect((await here.hr.call('readOrganisation', place)).body).toEqual(before)
  })
})
