import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { processesOf } from '#test/import/processes-of.ts'
import { found, importFile, peopleOf } from '#test/organisation/organise.ts'
import { readBack, sendIn } from '#test/organisation/read-in.ts'
import { failedReport } from './import-report.ts'
import { planImport } from './plan-import.ts'

const server = await testApp()
const { deps, database } = server

test.each([
  ['time', { memory: 1200, time: 200 }],
  ['memory', { memory: 24, time: 120_000 }],
])('a file that takes more %s than an import may fails with words of its own', async (_, limit) => {
  const where = await found(database)
  const importId = await sendIn(deps, where, importFile(...peopleOf('top', 100_000)))
  await planImport(deps, { ...where, importId }, limit)
  expect(await readBack(deps, where, importId)).toMatchObject({
    state: 'failed',
    report: failedReport(null, 'too-much-work'),
  })
  expect(processesOf('import')).toEqual([])
  expect(server.takeErrors()).toMatchObject([{ importId, message: 'An import could not be planned' }])
  const kept = await asSuperuser(
    database,
    'select 1 from member_import where id = $1 and content is not null',
    [importId],
  )
  expect(kept).toEqual([])
})
