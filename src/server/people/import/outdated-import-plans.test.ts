import { describe, expect, test } from 'vitest'
import { forgetExpired } from '#server/app/forget-expired-job.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { found, importFile, peopleOf } from '#test/organisation/organise.ts'
import { contentOf, peopleIn, readBack, readIn, tryFile } from '#test/organisation/read-in.ts'
import { applyImport } from './apply-import.ts'
import { planImport } from './plan-import.ts'
import { startApplyingImport } from './start-applying-import.ts'
import { startImport } from './start-import.ts'

const server = await testApp()
const { deps, database } = server
const day = 24 * 60 * 60 * 1000

describe('a plan', () => {
  test('holds for nothing else than what it was made for', async () => {
    const where = await found(database)
    const { organisationId, hr: personId } = where
    const { id: importId } = await tryFile(deps, where, importFile(...peopleOf('top', 3)))
    await asSuperuser(database, "update member set name = 'Ny' where organisation_id = $1", [organisationId])
    await expect(startApplyingImport(deps, { organisationId, importId, personId })).rejects.toMatchObject({
      code: 'import-outdated',
    })
  })

  test('is not begun once its file was forgotten: it could never end', async () => {
    const where = await found(database)
    const { organisationId, hr: personId } = where
    const { id: importId } = await tryFile(deps, where, importFile(...peopleOf('top', 3)))
    const longAgo = 'update member_import set created_at = $2 where id = $1'
    await asSuperuser(database, longAgo, [importId, new Date(server.time.now.getTime() - 31 * day)])
    await forgetExpired(deps)
    await expect(startApplyingImport(deps, { organisationId, importId, personId })).rejects.toMatchObject({
      code: 'import-outdated',
    })
    expect(await readBack(deps, where, importId)).toMatchObject({ state: 'planned' })
  })

  test('that becomes outdated between the click and the work changes nothing', async () => {
    const where = await found(database)
    const { organisationId, hr: personId } = where
    const { id: importId } = await tryFile(deps, where, importFile(...peopleOf('top', 3)))
    await startApplyingImport(deps, { organisationId, importId, personId })
    await asSuperuser(database, "update unit set name = 'Ny' where organisation_id = $1", [organisationId])
    await applyImport(deps, { organisationId, importId })
    const after = await readBack(deps, where, importId)
    expect(after).toMatchObject({ state: 'failed', report: { errors: [{ code: 'outdated' }] } })
    expect(await peopleIn(deps, where)).toEqual([])
  })

  test('is not outdated by somebody signing in for the first time', async () => {
    const where = await found(database)
    const { organisationId, hr: personId } = where
    await readIn(deps, where, importFile(...peopleOf('top', 3)))
    const { id: importId } = await tryFile(deps, where, importFile(...peopleOf('top', 4)))
    await asSuperuser(
      database,
      "update member set person_id = gen_random_uuid() where organisation_id = $1 and email like 'top-0%'",
      [organisationId],
    )
    const { state } = await startApplyingImport(deps, { organisationId, importId, personId })
    expect(state).toBe('applying')
  })

  test('gives way to a newer file, and its content is removed', async () => {
    const where = await found(database)
    const { organisationId, hr: personId } = where
    const first = await tryFile(deps, where, importFile(...peopleOf('top', 3)))
    await tryFile(deps, where, importFile(...peopleOf('top', 4)))
    expect(await readBack(deps, where, first.id)).toMatchObject({
      state: 'failed',
      report: { errors: [{ code: 'superseded' }] },
    })
    expect(await contentOf(database, first.id)).toBeNull()
    await expect(
      startApplyingImport(deps, { organisationId, importId: first.id, personId }),
    ).rejects.toMatchObject({ code: 'import-not-ready' })
  })

  test('made twice is one plan, and not made for a file that was given up', async () => {
    const where = await found(database)
    const { organisationId, hr: personId } = where
    const start = () =>
      startImport(deps, {
        organisationId,
        personId,
        email: 'hr@bolaget.example',
        fileName: 'personal.csv',
        source: importFile(...peopleOf('top', 3)),
      })
    const first = await start()
    const second = await start()
    for (const { id } of [second, first, second]) await planImport(deps, { organisationId, importId: id })
    expect((await readBack(deps, where, first.id)).state).toBe('failed')
    expect((await readBack(deps, where, second.id)).state).toBe('planned')
  })
})
