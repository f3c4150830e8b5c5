import { describe, expect, it } from 'vitest'
import type { SupportReceivers } from '#contract/support/support.ts'
import type { Browser } from '#test/app/browser.ts'
import { asSuperuser } from '#test/database/database.ts'
import { whileHeld } from '#test/database/while-held.ts'
import { signedIn } from '#test/factories/people.ts'
import { healthOf, setUp, supportDesk } from '#test/support/support-desk.ts'

const { server, company, employee } = await supportDesk()

describe('what an organisation sets up', () => {
  it('is set by owner and HR, read back, and written in the log', async () => {
    const here = await company()
    const place = { params: { organisationId: here.organisationId } }
    expect(await here.hr.call('readSupportSettings', place)).toMatchObject({
      status: 200,
      body: { health: null, contactRules: false },
    })
    const wanted = { health: healthOf('a@exempel.se'), contactRules: true }
    expect(await here.hr.call('writeSupportSettings', { ...place, body: wanted })).toMatchObject({
      status: 200,
      body: wanted,
    })
    await here.owner.call('writeSupportSettings', { ...place, body: { health: null, contactRules: true } })
    expect((await here.owner.call('readSupportSettings', place)).body).toEqual({
      health: null,
      contactRules: true,
    })
    const anna = await employee(here)
    expect((await anna.browser.call('listSupportReceivers')).body).toMatchObject({ contactRules: true })
    const log = await asSuperuser<{ action: string }>(
      server.database,
      'select action from audit_entry where organisation_id = $1',
      [here.organisationId],
    )
    const actions = log.map(({ action }) => action)
    // HR and the owner each begin to work in a role.
    expect(actions).toEqual(['signed-in', 'support-set-up', 'signed-in', 'support-set-up'])
  })

  it('is not written over by somebody who has not seen what a colleague has changed', async () => {
    const here = await company()
    const place = { params: { organisationId: here.organisationId } }
    const seen = { health: null, contactRules: false }
    const health = healthOf('ny@exempel.se')
    await here.hr.call('writeSupportSettings', { ...place, body: { health, contactRules: false, seen } })
    // The owner's tab is open since yesterday.
    const late = { ...place, body: { health: null, contactRules: true, seen } }
    expect(await here.owner.call('writeSupportSettings', late)).toMatchObject({
      status: 409,
      body: { code: 'newer-version' },
    })
    const kept = { health, contactRules: false }
    expect((await here.owner.call('readSupportSettings', place)).body).toEqual(kept)
    const body = { health, contactRules: true }
    for (const again of [kept, kept]) {
      expect(
        await here.owner.call('writeSupportSettings', { ...place, body: { ...body, seen: again } }),
      ).toMatchObject({ status: 200, body })
    }
  })

  it('is not lost when two colleagues save at the same moment', async () => {
    const here = await company()
    const seen = { health: null, contactRules: false }
    const save = (by: Browser, body: object) => () =>
      by.call('writeSupportSettings', {
        params: { organisationId: here.organisationId },
        body: { ...seen, ...body, seen },
      })
    const held = { hold: 'lock table support_setting in share mode' }
    const both = await whileHeld(server.database, held, [
      save(here.hr, { health: healthOf('ny@exempel.se') }),
      save(here.owner, { contactRules: true }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 409])
  })

  it.each([
    [{ health: { ...healthOf('ingen adress') }, contactRules: false }, 'health.email'],
    [{ health: { ...healthOf('a@exempel.se'), workingDays: 11 }, contactRules: false }, 'health.workingDays'],
    [{ health: { ...healthOf('a@exempel.se'), name: ' ' }, contactRules: false }, 'health.name'],
    [{ health: null }, 'contactRules'],
  ])('is refused whole when something in it is wrong', async (body, path) => {
    const here = await company()
    const place = { params: { organisationId: here.organisationId } }
    expect(await here.owner.call('writeSupportSettings', { ...place, body })).toMatchObject({
      status: 400,
      body: { errors: [{ path }] },
    })
    expect((await here.owner.call('readSupportSettings', place)).body).toEqual({
      health: null,
      contactRules: false,
    })
  })
})

describe('whom one can turn to', () => {
  it('is HR by name, occupational health with its promise, and the provider, each with a day', async () => {
    const here = await company()
    await setUp(here, 'halsan@exempel.se')
    const anna = await employee(here)
    const { body } = await anna.browser.call('listSupportReceivers')
    const organisation = { id: here.organisationId, name: 'Färghandeln' }
    expect(body).toEqual({
      receivers: [
        {
          receiver: 'hr',
          organisation,
          names: ['Helle Rask'],
          address: null,
          workingDays: 2,
          promisedOn: '2026-03-04',
        },
        {
          receiver: 'occupational_health',
          organisation,
          names: ['Exempelhälsan'],
          address: 'halsan@exempel.se',
          workingDays: 5,
          promisedOn: '2026-03-09',
        },
        {
          receiver: 'provider',
          organisation: null,
          names: [],
          address: null,
          workingDays: 2,
          promisedOn: '2026-03-04',
        },
      ],
      suggestion: { name: 'Anna Berg', reach: anna.email },
      contactRules: false,
    } satisfies SupportReceivers)
  })

  it('is the provider alone for an individual, and never oneself', async () => {
    const kinds = async (browser: Browser) =>
      ((await browser.call('listSupportReceivers')).body as SupportReceivers).receivers.map(
        (one) => one.receiver,
      )
    expect(await kinds(await signedIn(server))).toEqual(['provider'])
    const here = await company()
    expect(await kinds(here.hr)).toEqual(['provider'])
    expect(await kinds(here.owner)).toEqual(['hr', 'provider'])
  })
})
