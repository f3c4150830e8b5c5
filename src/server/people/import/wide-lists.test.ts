import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { packWorkbook, textRow } from '#test/import/pack-workbook.ts'
import { wideLines, wideList, wideMapping } from '#test/import/wide-list.ts'
import { organisationOf, sendFile, viewOf } from '#test/organisation/import-calls.ts'

const server = await testApp()

/** Sixty thousand people in forty columns, as an HR system exports all that it has. */
const people = 60_000

async function sent(content: Buffer, fileName: string) {
  const { place, browser } = await organisationOf(server)
  const { id } = viewOf(await sendFile(browser, place, content, fileName))
  const params = { organisationId: place.organisationId, importId: id }
  const read = async () => {
    await server.runJobs()
    return viewOf(await browser.call('readImport', { params }))
  }
  return { browser, params, read }
}

test('a list of sixty thousand people in forty columns is taken: its columns are shown, mapped, and all are in the dry run', async () => {
  const { browser, params, read } = await sent(wideList(people, 300), 'personal.csv')
  const shown = await read()
  expect([shown.state, shown.report?.toMap?.length]).toEqual(['unmapped', 40])
  const withheld = shown.report?.toMap?.filter((one) => one.withheld)
  expect(withheld?.map(({ heading }) => heading)).toEqual(['Pers.nr'])
  await browser.call('readImportAgain', { params, body: { columns: wideMapping } as never })
  // 300 departments, and the organisation above them.
  expect(await read()).toMatchObject({
    state: 'planned',
    report: { lines: people, errorCount: 0, members: { added: people }, units: { added: 300 } },
  })
})

test('the same list as a workbook unpacks to more than is read, and the page says to save it as CSV', async () => {
  const rows = wideLines(people, 300).map((cells, n) => textRow(n + 1, ...cells))
  const workbook = packWorkbook({ sheets: [{ rows: rows.join('') }] })
  expect(workbook.length).toBeLessThan(32 * 1024 * 1024)
  const { read } = await sent(workbook, 'personal.xlsx')
  const refused = await read()
  expect(refused.state).toBe('refused')
  expect(refused.report?.errors.map(({ code }) => code)).toEqual(['too-large-workbook'])
})
