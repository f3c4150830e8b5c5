import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { AuditLog } from '#contract/people/audit-log.ts'
import { withheldEntries } from '#core/audit/entries.ts'
import { changeRoleAsProvider } from '#server/people/roles/change-role-as-provider.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, makeOrganisation, signedIn, type TestPlace } from '#test/factories/people.ts'
import { importFile, peopleOf } from '#test/organisation/organise.ts'

const server = await testApp()

type Role = 'owner' | 'hr' | 'safety_representative' | 'manager'

async function someone(place: TestPlace, ...roles: Role[]) {
  const member = await makeMember(server, { in: place, roles })
  return { ...member, browser: await signedIn(server, { email: member.email }) }
}

async function company() {
  const place = await makeOrganisation(server)
  return {
    ...place,
    owner: await someone(place, 'owner'),
    hr: await someone(place, 'hr'),
    sitting: await someone(place, 'safety_representative'),
    anna: await someone(place),
  }
}

type Company = Awaited<ReturnType<typeof company>>

const asked = async (browser: Browser, { organisationId }: { organisationId: string }, query = {}) =>
  browser.call('listAuditEntries', { params: { organisationId }, query })

/** Reads the log without sign-ins, which `audit-log-access.test.ts` covers. */
async function read(browser: Browser, here: { organisationId: string }, query = {}): Promise<AuditLog> {
  const { entries, more } = (await asked(browser, here, query)).body as AuditLog
  return { entries: entries.filter(({ kind }) => kind !== 'signed-in'), more }
}

/** Moves the clock: acts of the same moment have no order. */
const later = () => {
  server.time.now = new Date(server.time.now.getTime() + 60_000)
}

function giveRole({ owner, organisationId }: Company, email: string, role: Role, gives = true) {
  later()
  return owner.browser.call('changeRole', { params: { organisationId }, body: { email, role, gives } })
}

async function importPeople({ hr, organisationId }: Company, fileName = 'personal.csv') {
  const params = { organisationId }
  const content = importFile(...peopleOf('top', 3)).toString('base64')
  const started = await hr.browser.call('startImport', { params, body: { fileName, contentBase64: content } })
  await server.runJobs()
  const { id: importId } = started.body as { id: string }
  later()
  await hr.browser.call('applyImport', { params: { organisationId, importId } })
  later()
  await server.runJobs()
}

/** Inserts an entry of any kind. */
const write = (organisationId: string, action: string, details: object = {}) =>
  asSuperuser(
    server.database,
    'insert into audit_entry (organisation_id, action, details) values ($1, $2, $3)',
    [organisationId, action, JSON.stringify(details)],
  )

describe('the safety representative', () => {
  test('finds who read in a file, and who applied it', async () => {
    const here = await company()
    await importPeople(here)
    const { entries, more } = await read(here.sitting.browser, here, { about: 'imports' })
    expect(more).toBe(false)
    expect(entries).toMatchObject([
      { kind: 'import-applied', by: { who: 'product', name: null }, file: 'personal.csv' },
      { kind: 'import-applying', by: { who: 'person', email: here.hr.email, roles: ['hr'] } },
      { kind: 'import-started', by: { who: 'person', email: here.hr.email, roles: ['hr'] } },
    ])
  })

  test('finds who gave which role to whom, and what the provider did', async () => {
    const here = await company()
    await giveRole(here, here.anna.email, 'hr')
    await giveRole(here, here.anna.email, 'hr', false)
    await giveRole(here, here.anna.email, 'safety_representative')
    later()
    const provided = { organisationId: here.organisationId, email: here.anna.email }
    await changeRoleAsProvider(server.deps, { ...provided, role: 'owner', gives: true })
    const { entries } = await read(here.sitting.browser, here)
    const member = { name: '', email: here.anna.email }
    const byOwner = { who: 'person', email: here.owner.email }
    expect(entries).toMatchObject([
      { kind: 'role-given', role: 'owner', member, by: { who: 'provider', name: null, email: null } },
      { kind: 'role-asked', role: 'safety_representative', gives: true, member, by: byOwner },
      { kind: 'role-ended', role: 'hr', member, by: byOwner },
      { kind: 'role-given', role: 'hr', member, by: byOwner },
    ])
  })
})

test('roles are those of today, and somebody who has left has none', async () => {
  const here = await company()
  await giveRole(here, here.anna.email, 'owner')
  const other = await someone(here, 'owner')
  later()
  await other.browser.call('changeRole', {
    params: { organisationId: here.organisationId },
    body: { email: here.owner.email, role: 'owner', gives: false },
  })
  const [ended, given] = (await read(other.browser, here)).entries
  expect(ended?.by).toMatchObject({ email: other.email, roles: ['owner'] })
  expect(given?.by).toMatchObject({ email: here.owner.email, roles: [] })

  await asSuperuser(server.database, 'update member set left_at = now() where id = $1', [other.memberId])
  const after = await read(here.sitting.browser, here)
  expect(after.entries[0]?.by).toMatchObject({ who: 'person', email: other.email, roles: [] })
})

test('somebody who has erased the account is called what the history of imports calls them, or nothing', async () => {
  const here = await company()
  await importPeople(here)
  expect((await here.hr.browser.call('eraseMe')).status).toBe(204)
  const { entries } = await read(here.sitting.browser, here)
  expect(entries.map(({ kind, by }) => [kind, by.who, by.name, by.email])).toEqual([
    ['import-applied', 'product', null, null],
    ['import-applying', 'gone', null, null],
    ['import-started', 'gone', here.hr.email, null],
  ])
})

describe('nobody reads', () => {
  test('what another organisation did, not even by naming its entries', async () => {
    const [here, elsewhere] = [await company(), await company()]
    await importPeople(elsewhere, 'deras.csv')
    await giveRole(here, here.anna.email, 'hr')
    const foreign = (await read(elsewhere.owner.browser, elsewhere)).entries
    expect(foreign.length).toBeGreaterThan(2)
    for (const { browser } of [here.owner, here.sitting]) {
      expect(await asked(browser, elsewhere)).toMatchObject({ status: 403 })
      const own = await read(browser, here)
      expect(own.entries.map(({ kind }) => kind)).toEqual(['role-given'])
      expect(await read(browser, here, { before: foreign[0]?.id })).toEqual({ entries: [], more: false })
    }
    // An entry that refers to another organisation's member, import and round shows nothing of them.
    await write(here.organisationId, 'role-given', {
      memberId: elsewhere.anna.memberId,
      role: 'hr',
      by: 'owner',
    })
    const [pointing] = (await read(here.owner.browser, here)).entries
    expect(pointing).toMatchObject({ kind: 'role-given', member: null })
  })

  test('a kind that is not shown, nor what details it has', async () => {
    const here = await company()
    const secret = `hemligt ${randomUUID()}`
    for (const kind of [...withheldEntries, 'support-request-sent', 'answer-given']) {
      await write(here.organisationId, kind, { memberId: here.anna.memberId, zone: 'red', reason: secret })
    }
    await write(here.organisationId, 'support-set-up', { occupationalHealth: secret, invited: 7 })
    const answer = await asked(here.owner.browser, here)
    // Sign-ins are many, so they have a view of their own.
    const access = await asked(here.owner.browser, here, { about: 'access' })
    for (const [{ body, text }, kinds] of [
      [answer, ['support-set-up']],
      [access, ['signed-in']],
    ] as const) {
      expect((body as AuditLog).entries.map(({ kind }) => kind)).toEqual(kinds)
      expect(text).not.toContain(secret)
      expect(text).not.toContain('red')
    }
  })

  test('as HR, manager or employee alone', async () => {
    const here = await company()
    const manager = await someone(here, 'manager')
    for (const { browser } of [here.hr, here.anna, manager]) {
      expect(await asked(browser, here)).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
    }
  })
})

describe('a page at a time', () => {
  test('newest first, none twice and none left out, also of the same moment', async () => {
    const here = await company()
    await asSuperuser(
      server.database,
      `insert into audit_entry (organisation_id, at, action)
       select $1, timestamptz '2026-01-01' + (n / 4) * interval '1 second', ($2::text[])[1 + n % 4]
       from generate_series(0, 10) as n`,
      [here.organisationId, ['round-opened', 'list-approved', 'support-set-up', 'support-set-up']],
    )
    const seen: AuditLog['entries'] = []
    for (let more = true; more; ) {
      const before = seen.at(-1)?.id
      const page = await read(here.owner.browser, here, { limit: '3', ...(before ? { before } : {}) })
      seen.push(...page.entries)
      more = page.more
    }
    expect(seen).toHaveLength(11)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(11)
    const times = seen.map(({ at }) => at ?? '')
    expect(times).toEqual([...times].sort().reverse())
    // An effect stands above its cause, although both were written at the same moment.
    const sameMoment = seen.filter(({ at }) => at === times.at(-1)).map(({ kind }) => kind)
    expect(sameMoment).toEqual(['support-set-up', 'support-set-up', 'round-opened', 'list-approved'])
  })

  test('with the day alone of when a round closed and was released, wherever in the day that was', async () => {
    const here = await company()
    await asSuperuser(
      server.database,
      `insert into audit_entry (organisation_id, at, action) values
         ($1, '2026-01-15 08:00:01Z', 'round-released'), ($1, '2026-01-15 22:30:00Z', 'support-set-up'),
         ($1, '2026-01-15 23:30:00Z', 'round-closed'), ($1, '2026-01-16 12:00:00Z', 'round-opened')`,
      [here.organisationId],
    )
    const { entries } = await read(here.owner.browser, here)
    expect(entries.map(({ kind, day, at }) => [kind, day, at])).toEqual([
      ['round-closed', '2026-01-16', null],
      ['round-opened', '2026-01-16', '2026-01-16T12:00:00.000Z'],
      ['round-released', '2026-01-15', null],
      ['support-set-up', '2026-01-15', '2026-01-15T22:30:00.000Z'],
    ])
  })

  test.each([
    [{ limit: '0' }, 'limit'],
    [{ limit: '101' }, 'limit'],
    [{ about: 'answers' }, 'about'],
    [{ before: 'yesterday' }, 'before'],
  ])('%j is refused', async (query, path) => {
    const { owner, organisationId } = await company()
    expect(await asked(owner.browser, { organisationId }, query)).toMatchObject({
      status: 400,
      body: { errors: [{ path }] },
    })
  })

  test('an organisation in which nothing has been done has a log without anything but who reads it', async () => {
    const here = await company()
    expect(await read(here.owner.browser, here)).toEqual({ entries: [], more: false })
  })
})
