import { describe, expect, test } from 'vitest'
import { searchMembers } from '#server/people/list/member-repository.ts'
import { listUnits } from '#server/people/organisation/list-units.ts'
import { setUpOrganisation } from '#server/people/organisation/set-up-organisation.ts'
import { readAsHr } from '#server/platform/db/read-as.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { found, importFile, peopleOf } from '#test/organisation/organise.ts'
import { contentOf, peopleIn, readBack, readIn, tryFile } from '#test/organisation/read-in.ts'
import { inLine } from '#test/organisation/waiting.ts'
import { applyImport } from './apply-import.ts'
import { listImports } from './import-repository.ts'
import { startApplyingImport } from './start-applying-import.ts'
import { startImport } from './start-import.ts'

const server = await testApp()
const { deps, database } = server

/** A compound file, with the stream in which an XLS has its sheets. */
const oldWorkbook = Buffer.from(
  `d0cf11e0a1b11ae1${Buffer.from('Workbook\0', 'utf16le').toString('hex')}`,
  'hex',
)

describe('a good file', () => {
  test('is read without changing anything, then applied as shown', async () => {
    const where = await found(database)
    const tried = await tryFile(
      deps,
      where,
      importFile('A;Avdelning A;top;', 'A;;;anna@bolaget.example;Anna', 'A;;;bo@bolaget.example;Bo'),
    )
    expect(tried.state).toBe('planned')
    expect(tried.report).toMatchObject({
      lines: 4,
      encoding: 'utf-8',
      separator: ';',
      units: { added: 1, changed: 0, removed: 0, kept: 1 },
      members: { added: 2, changed: 0, moved: 0, removed: 0, kept: 1, identitiesChanged: 0 },
      errors: [],
    })
    expect(await peopleIn(deps, where)).toEqual([])

    const { organisationId, hr: personId } = where
    await startApplyingImport(deps, { organisationId, importId: tried.id, personId })
    await applyImport(deps, { organisationId, importId: tried.id })
    expect(await readBack(deps, where, tried.id)).toMatchObject({ state: 'applied', progress: 100 })
    expect(await peopleIn(deps, where)).toEqual(['anna@bolaget.example', 'bo@bolaget.example'])
    const units = await listUnits(deps, { organisationId, personId })
    expect(units.map(({ externalId, members }) => [externalId, members])).toEqual([
      ['top', 1],
      ['A', 2],
    ])
    const { members } = await readAsHr(deps, { organisationId, personId }, (tx) =>
      searchMembers(tx, organisationId, { offset: 0, limit: 1 }),
    )
    expect(members).toMatchObject([{ name: 'Anna', roles: [] }])
  })

  test('is removed once it is applied; the report stays for the history', async () => {
    const where = await found(database)
    const tried = await tryFile(deps, where, importFile(...peopleOf('top', 1)))
    expect(await contentOf(database, tried.id)).not.toBeNull()
    const { organisationId, hr: personId } = where
    await startApplyingImport(deps, { organisationId, importId: tried.id, personId })
    await applyImport(deps, { organisationId, importId: tried.id })
    expect(await contentOf(database, tried.id)).toBeNull()
    const [row] = await readAsHr(deps, { organisationId, personId }, listImports)
    expect(row).toMatchObject({ fileName: 'personal.csv', createdBy: 'Helle Rask', state: 'applied' })
  })

  test('applied by two workers at once, and once more, is applied once', async () => {
    const where = await found(database)
    const { organisationId, hr: personId } = where
    const { id: importId } = await tryFile(deps, where, importFile(...peopleOf('top', 30)))
    await startApplyingImport(deps, { organisationId, importId, personId })
    await startApplyingImport(deps, { organisationId, importId, personId })
    await Promise.all([
      applyImport(deps, { organisationId, importId }),
      applyImport(deps, { organisationId, importId }),
    ])
    await applyImport(deps, { organisationId, importId })
    expect((await readBack(deps, where, importId)).state).toBe('applied')
    expect(await peopleIn(deps, where)).toHaveLength(30)
    expect((await inLine(server, 'apply-import')).filter((job) => job.importId === importId)).toHaveLength(1)
  })

  test('gives newcomers without a language the organisation’s, and leaves the others theirs', async () => {
    const where = await found(database)
    const { organisationId, hr: personId } = where
    const line = (name: string, language: string) => `top;;;${name}@bolaget.example;${name};;${language}`
    await readIn(deps, where, importFile(line('anna', ''), line('bo', 'en')))
    const settings = { name: 'Färghandeln', number: null, smallestGroup: 8, language: 'en' as const }
    await setUpOrganisation(deps, { organisationId, personId, ...settings })
    await readIn(
      deps,
      where,
      importFile(line('anna', ''), line('bo', ''), line('cilla', ''), line('dag', 'sv')),
    )
    const { members } = await readAsHr(deps, { organisationId, personId }, (tx) =>
      searchMembers(tx, organisationId, { offset: 0, limit: 9 }),
    )
    expect(Object.fromEntries(members.map(({ name, language }) => [name, language]))).toMatchObject({
      anna: 'sv',
      bo: 'en',
      cilla: 'en',
      dag: 'sv',
    })
  })

  test('read again changes nothing', async () => {
    const where = await found(database)
    const file = importFile('A;Avdelning A;top;', ...peopleOf('A', 5))
    await readIn(deps, where, file)
    const again = await readIn(deps, where, file)
    expect(again.report?.members).toMatchObject({ added: 0, changed: 0, moved: 0, removed: 0, kept: 6 })
  })

  test('leaves a trace of who did what', async () => {
    const where = await found(database)
    await readIn(deps, where, importFile(...peopleOf('top', 1)))
    const entries = await asSuperuser<{ action: string; person_id: string | null; details: unknown }>(
      database,
      'select action, person_id, details from audit_entry where organisation_id = $1 order by at, action',
      [where.organisationId],
    )
    expect(entries.map(({ action, person_id }) => [action, person_id]).sort()).toEqual([
      ['import-applied', null],
      ['import-applying', where.hr],
      ['import-planned', null],
      ['import-started', where.hr],
    ])
    const started = entries.find(({ action }) => action === 'import-started')
    expect(started?.details).toEqual({ importId: expect.any(String), fileName: expect.stringContaining('.') })
  })
})

describe('a bad file', () => {
  test('is refused whole with its lines, changes nothing, and stays until the next file, so that cells can be corrected', async () => {
    const where = await found(database)
    const tried = await tryFile(
      deps,
      where,
      importFile(...peopleOf('top', 3), 'top;;;inte en adress', 'B;B;nowhere;'),
    )
    expect(tried).toMatchObject({ state: 'refused', report: { errorCount: 2 } })
    expect(tried.report?.errors.map(({ line, code }) => [line, code])).toEqual([
      [6, 'bad-email'],
      [7, 'unknown-parent'],
    ])
    expect(await peopleIn(deps, where)).toEqual([])
    const { organisationId, hr: personId } = where
    await expect(
      startApplyingImport(deps, { organisationId, importId: tried.id, personId }),
    ).rejects.toMatchObject({ code: 'import-not-ready' })
    expect(await contentOf(database, tried.id)).not.toBeNull()
    await tryFile(deps, where, importFile(...peopleOf('top', 3)))
    expect(await contentOf(database, tried.id)).toBeNull()
  })

  test('without our columns waits for somebody to say what they are', async () => {
    const tried = await tryFile(deps, await found(database), Buffer.from('a;b\n1;2\n'))
    expect(tried).toMatchObject({
      state: 'unmapped',
      report: { toMap: [{ heading: 'a' }, { heading: 'b' }] },
    })
  })

  test.each([
    ['a workbook cut short', Buffer.from('504b030414000600', 'hex'), 'broken-workbook'],
    ['an old XLS workbook', oldWorkbook, 'spreadsheet-file'],
    ['nothing', Buffer.alloc(0), 'empty-file'],
  ])('%s is refused with a report that can be read', async (_name, content, code) => {
    const tried = await tryFile(deps, await found(database), content)
    expect(tried.state).toBe('refused')
    expect(tried.report?.errors[0]?.code).toBe(code)
  })

  test('that would remove more than 40 % is stopped, with the numbers', async () => {
    const where = await found(database)
    await readIn(deps, where, importFile(...peopleOf('top', 99)))
    const tried = await tryFile(deps, where, importFile(...peopleOf('top', 58)))
    expect(tried.report?.members.removed).toBe(41)
    expect(tried.report?.errors[0]).toMatchObject({
      code: 'too-many-removed',
      details: { count: 41, present: 100, most: 40 },
    })
    expect((await tryFile(deps, where, importFile(...peopleOf('top', 59)))).state).toBe('planned')
  })
})

test('a file larger than 32 MB is not taken in', async () => {
  const { organisationId, hr: personId } = await found(database)
  const asked = { organisationId, personId, email: 'hr@bolaget.example', fileName: 'personal.csv' }
  const content = Buffer.alloc(32 * 1024 * 1024 + 1)
  await expect(startImport(deps, { ...asked, source: content })).rejects.toMatchObject({ code: 'too-large' })
})

test("another organisation's import is as unknown as one that never was", async () => {
  const [mine, theirs] = [await found(database), await found(database)]
  const { id: importId } = await tryFile(deps, theirs, importFile())
  await expect(readBack(deps, mine, importId)).rejects.toMatchObject({ code: 'not-found' })
  await expect(
    startApplyingImport(deps, { organisationId: mine.organisationId, importId, personId: mine.hr }),
  ).rejects.toMatchObject({ code: 'not-found' })
  expect(
    await readAsHr(deps, { organisationId: mine.organisationId, personId: mine.hr }, listImports),
  ).toEqual([])
})
