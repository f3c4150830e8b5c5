import { describe, expect, test } from 'vitest'
import type { ImportList, MemberList, OrganisationView, UnitList } from '#contract/people/organisation.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { whileHeld } from '#test/database/while-held.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'
import { organisationOf, sendFile, viewOf } from '#test/organisation/import-calls.ts'
import { importFile, peopleOf } from '#test/organisation/organise.ts'

const server = await testApp()

describe('HR reads people in', () => {
  test('from sending the file to the list of members', async () => {
    const { place, browser } = await organisationOf(server)
    const params = { organisationId: place.organisationId }
    const started = await sendFile(
      browser,
      place,
      importFile('A;Lager;top;', 'A;;;anna@bolaget.example;Anna Ek', ...peopleOf('A', 3)),
    )
    expect(started.status).toBe(202)
    expect(viewOf(started)).toMatchObject({ state: 'planning', progress: 0, report: null })

    await server.runJobs()
    const importId = viewOf(started).id
    const planned = await browser.call('readImport', { params: { ...params, importId } })
    expect(viewOf(planned)).toMatchObject({
      state: 'planned',
      progress: 100,
      report: { lines: 6, members: { added: 4 }, errorCount: 0, errors: [] },
    })

    const applying = await browser.call('applyImport', { params: { ...params, importId } })
    expect([applying.status, viewOf(applying).state]).toEqual([202, 'applying'])
    await server.runJobs()
    const applied = await browser.call('readImport', { params: { ...params, importId } })
    expect(viewOf(applied).state).toBe('applied')

    const found = await browser.call('listMembers', { params, query: { search: 'ANNA', limit: '1' } })
    const { total, members } = found.body as MemberList
    expect(total).toBe(1)
    expect(members).toMatchObject([{ name: 'Anna Ek', roles: ['employee'] }])
    const organisation = (await browser.call('readOrganisation', { params })).body as OrganisationView
    // The first unit was not in the file; neither was hr, who stays.
    expect(organisation).toMatchObject({ members: 5, units: 2, smallestGroup: 8 })
    const { units } = (await browser.call('listUnits', { params })).body as UnitList
    expect(units.map(({ externalId, parentId, members }) => [externalId, parentId, members])).toEqual([
      ['top', null, 1],
      ['A', units[0]?.id, 4],
    ])
  })

  test('sent twice at the same moment it is read once more, and the first is given up', async () => {
    const { place, browser } = await organisationOf(server)
    const send = () => sendFile(browser, place, importFile(...peopleOf('top', 2)))
    const both = await whileHeld(server.database, { hold: 'lock table member_import in share mode' }, [
      send,
      send,
    ])
    expect(both.map(({ status }) => status)).toEqual([202, 202])
    const params = { organisationId: place.organisationId }
    const { imports } = (await browser.call('listImports', { params })).body as ImportList
    expect(imports.map(({ state }) => state).sort()).toEqual(['failed', 'planning'])
    await server.runJobs()
  })

  test('and sees what is wrong with a bad file, line by line', async () => {
    const { place, browser } = await organisationOf(server, 'owner')
    const started = await sendFile(
      browser,
      place,
      importFile('top;;;=cmd@b.se', 'A;A;nowhere;', 'top;;;a@b.se;;;;kung'),
    )
    await server.runJobs()
    const params = { organisationId: place.organisationId, importId: viewOf(started).id }
    const refused = viewOf(await browser.call('readImport', { params }))
    expect(refused.state).toBe('refused')
    expect(refused.report?.errors).toEqual([
      { line: 3, column: 'email', code: 'formula', value: '=cmd@b.se', details: { cell: 'D3' } },
      {
        line: 4,
        column: 'parent_id',
        code: 'unknown-parent',
        value: 'nowhere',
        details: { cell: 'C4', unit: 'A' },
      },
      { line: 5, column: 'role', code: 'unknown-role', value: 'kung', details: { cell: 'H5' } },
    ])
    const applied = await browser.call('applyImport', { params })
    expect(applied).toMatchObject({ status: 409, body: { code: 'import-not-ready' } })
  })

  test('and finds a member by a name with signs that a search could take for its own', async () => {
    const { place, browser } = await organisationOf(server)
    const started = await sendFile(
      browser,
      place,
      importFile('top;;;a@b.se;100 % Anna_B', 'top;;;b@b.se;100 Annas'),
    )
    await server.runJobs()
    const params = { organisationId: place.organisationId }
    await browser.call('applyImport', { params: { ...params, importId: viewOf(started).id } })
    await server.runJobs()
    const search = async (text: string) =>
      ((await browser.call('listMembers', { params, query: { search: text } })).body as MemberList).total
    expect(await search('100')).toBe(2)
    expect(await search('% a')).toBe(1)
    expect(await search('a_b')).toBe(1)
    expect(await search("'; drop table member; --")).toBe(0)
  })

  test('a page at a time', async () => {
    const { place, browser } = await organisationOf(server)
    const started = await sendFile(browser, place, importFile(...peopleOf('top', 7)))
    await server.runJobs()
    const params = { organisationId: place.organisationId }
    await browser.call('applyImport', { params: { ...params, importId: viewOf(started).id } })
    await server.runJobs()
    const page = async (offset: number) =>
      (await browser.call('listMembers', { params, query: { offset: String(offset), limit: '4' } }))
        .body as MemberList
    const [first, second, beyond] = [await page(0), await page(4), await page(8)]
    expect([first.total, second.total, beyond.total]).toEqual([8, 8, 8])
    expect(new Set([...first.members, ...second.members].map(({ id }) => id)).size).toBe(8)
    expect(beyond.members).toEqual([])
  })
})

test('the safety representative reads the history and cannot add to it', async () => {
  const place = await makeOrganisation(server)
  const hr = await makeMember(server, { in: place, roles: ['hr'] })
  const watching = await makeMember(server, { in: place, roles: ['safety_representative'] })
  await sendFile(await signedIn(server, hr), place, importFile())
  const browser = await signedIn(server, watching)
  const params = { organisationId: place.organisationId }
  const { imports } = (await browser.call('listImports', { params })).body as ImportList
  expect(imports.map(({ fileName, createdBy }) => [fileName, createdBy])).toEqual([
    ['personal.csv', hr.email],
  ])
  expect((await sendFile(browser, place, importFile())).status).toBe(403)
  expect((await browser.call('listMembers', { params })).status).toBe(403)
})

describe("another organisation's ids", () => {
  const nowhere = '00000000-0000-4000-8000-000000000000'

  test('are refused like ids that do not exist, on every address', async () => {
    const { browser } = await organisationOf(server)
    const theirs = await organisationOf(server)
    const importId = viewOf(await sendFile(theirs.browser, theirs.place, importFile())).id
    const addresses = ['readOrganisation', 'listUnits', 'listMembers', 'listImports', 'readImport'] as const
    for (const address of addresses) {
      const [other, unknown] = await Promise.all(
        [theirs.place.organisationId, nowhere].map((organisationId) =>
          browser.call(address, { params: { organisationId, importId } }),
        ),
      )
      expect([address, other?.status]).toEqual([address, 403])
      expect(other?.body).toEqual(unknown?.body)
    }
  })

  test('do not open their import under our own organisation', async () => {
    const mine = await organisationOf(server)
    const theirs = await organisationOf(server)
    const importId = viewOf(await sendFile(theirs.browser, theirs.place, importFile())).id
    await server.runJobs()
    for (const address of ['readImport', 'applyImport'] as const) {
      const params = { organisationId: mine.place.organisationId, importId }
      const other = await mine.browser.call(address, { params })
      const unknown = await mine.browser.call(address, { params: { ...params, importId: nowhere } })
      expect(other).toMatchObject({ status: 404, body: { code: 'not-found' } })
      expect(other.body).toEqual(unknown.body)
    }
  })

  test('find nobody as a unit to search in', async () => {
    const mine = await organisationOf(server)
    const theirs = await organisationOf(server)
    const { body } = await mine.browser.call('listMembers', {
      params: { organisationId: mine.place.organisationId },
      query: { unitId: theirs.place.unitId },
    })
    expect(body).toEqual({ total: 0, members: [] })
  })
})

describe('what is no import at all is refused before anything is stored', () => {
  test.each<[string, object, string]>([
    ['no content', { fileName: 'a.csv' }, 'contentBase64'],
    ['content that is not base64', { fileName: 'a.csv', contentBase64: 'å' }, 'contentBase64'],
    ['a name longer than any', { fileName: 'a'.repeat(256), contentBase64: '' }, 'fileName'],
  ])('%s', async (_name, body, path) => {
    const { place, browser } = await organisationOf(server)
    const params = { organisationId: place.organisationId }
    const answer = await browser.call('startImport', { params, body })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input', errors: [{ path }] } })
    const { imports } = (await browser.call('listImports', { params })).body as ImportList
    expect(imports).toEqual([])
  })

  test('a field we do not know', async () => {
    const { place, browser } = await organisationOf(server)
    const answer = await browser.call('startImport', {
      params: { organisationId: place.organisationId },
      body: { fileName: 'a.csv', contentBase64: '', apply: true },
    })
    expect(answer.status).toBe(400)
  })

  test('a file beyond 32 MB', async () => {
    const { place, browser } = await organisationOf(server)
    const answer = await sendFile(browser, place, Buffer.alloc(32 * 1024 * 1024 + 1, 'a'))
    expect(answer).toMatchObject({ status: 413, body: { code: 'too-large' } })
  })
})

test("an owner who gives HR's address away in the file learns that the line is refused, and HR stays who they are", async () => {
  const { place, browser } = await organisationOf(server, 'owner')
  const hr = await makeMember(server, { in: place, email: 'riktig.hr@bolaget.example', roles: ['hr'] })
  await asSuperuser(server.database, 'update member set external_id = $1 where id = $2', ['77', hr.memberId])
  const params = { organisationId: place.organisationId }
  const taken = importFile('top;;;min.egen@bolaget.example;HR;77')
  const started = await sendFile(browser, place, taken)
  await server.runJobs()
  const { imports } = (await browser.call('listImports', { params })).body as ImportList
  expect(imports[0]).toMatchObject({
    id: viewOf(started).id,
    state: 'refused',
    report: { errors: [{ line: 3, code: 'role-holder-changed', details: { role: 'hr' } }] },
  })
  expect(
    await browser.call('applyImport', { params: { ...params, importId: viewOf(started).id } }),
  ).toMatchObject({ status: 409 })
  const intruder = await signedIn(server, { email: 'min.egen@bolaget.example' })
  expect(await intruder.call('listReceivedRequests')).toMatchObject({ status: 403 })
})

describe('45 MB of small values instead of a file', () => {
  const size = 44_900_000
  const filled = (part: (n: number) => string) => {
    const parts: string[] = []
    for (let n = 0, length = 2; length < size; n += 1) length += parts[parts.push(part(n)) - 1]?.length ?? 0
    return parts.join('')
  }
  test.each([
    ['one name repeated', () => `{${filled(() => '"a":1,')}"a":1}`],
    ['names that are all different', () => `{${filled((n) => `"${n}":1,`)}"a":1}`],
    ['empty objects', () => `{"fileName":[${filled(() => '{},')}{}]}`],
  ])('%s are refused before they are parsed, in a short answer', async (_name, body) => {
    const { place, browser } = await organisationOf(server)
    const answer = await browser.send({
      method: 'POST',
      url: `/api/v1/organisations/${place.organisationId}/imports`,
      payload: body(),
      headers: { 'content-type': 'application/json' },
    })
    expect(answer).toMatchObject({ status: 413, body: { code: 'too-large' } })
    expect(answer.text.length).toBeLessThan(1000)
  })
})

test('the history tells the first five problems of a file and counts them all', async () => {
  const { place, browser } = await organisationOf(server)
  const wrong = Array.from({ length: 30 }, (_, n) => `top;;;inte en adress ${n}`)
  const started = await sendFile(browser, place, importFile(...wrong))
  await server.runJobs()
  const params = { organisationId: place.organisationId }
  const whole = await browser.call('readImport', { params: { ...params, importId: viewOf(started).id } })
  expect(viewOf(whole).report?.errors).toHaveLength(30)
  const { imports } = (await browser.call('listImports', { params })).body as ImportList
  expect(imports[0]?.report).toMatchObject({ errorCount: 30 })
  expect(imports[0]?.report?.errors).toHaveLength(5)
})
