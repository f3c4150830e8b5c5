import { describe, expect, test } from 'vitest'
import type { MemberList } from '#contract/people/organisation.ts'
import { testApp } from '#test/app/test-app.ts'
import { packWorkbook, textRow } from '#test/import/pack-workbook.ts'
import { organisationOf, viewOf } from '#test/organisation/import-calls.ts'

const server = await testApp()

describe('a workbook', () => {
  const headings = textRow(1, 'enhet_id', 'enhet', 'överordnad_id', 'e-post', 'namn')
  const sheetOf = (name: string, ...people: readonly string[]) => ({
    name,
    rows: [
      headings,
      textRow(2, 'top', 'Toppen'),
      ...people.map((person, at) => textRow(at + 3, 'top', '', '', `${person}@bolaget.example`, person)),
    ].join(''),
  })
  const hide = (rows: string, line: number) => rows.replace(`<row r="${line}"`, `<row r="${line}" hidden="1"`)

  test('says which sheet was read, and is applied as somebody chose: another sheet, without its hidden rows', async () => {
    const { place, browser } = await organisationOf(server)
    const params = { organisationId: place.organisationId }
    const managers = sheetOf('Chefer', 'bo', 'gone')
    const content = packWorkbook({
      sheets: [sheetOf('Personal', 'anna'), { ...managers, rows: hide(managers.rows, 4) }],
    }).toString('base64')
    const dryRun = async (choice: object) => {
      const body = { fileName: 'listor.xlsx', contentBase64: content, ...choice }
      const { id } = viewOf(await browser.call('startImport', { params, body }))
      await server.runJobs()
      return viewOf(await browser.call('readImport', { params: { ...params, importId: id } }))
    }
    expect(await dryRun({})).toMatchObject({
      state: 'planned',
      report: {
        sheet: { name: 'Personal', others: ['Chefer'], hiddenRows: 0 },
        members: { added: 1 },
      },
    })
    expect(await dryRun({ sheet: 'Chefer' })).toMatchObject({
      report: { sheet: { name: 'Chefer', hiddenRows: 1, hiddenRowsLeftOut: false }, members: { added: 2 } },
    })
    const chosen = await dryRun({ sheet: 'Chefer', hiddenRows: 'left-out' })
    expect(chosen).toMatchObject({
      report: {
        sheet: { hiddenRowsLeftOut: true },
        members: { added: 1 },
        warnings: expect.arrayContaining([
          expect.objectContaining({
            code: 'hidden-rows-left-out',
            line: 4,
            details: { count: 1, sheet: 'Chefer' },
          }),
        ]),
      },
    })
    await browser.call('applyImport', { params: { ...params, importId: chosen.id } })
    await server.runJobs()
    const { members } = (await browser.call('listMembers', { params })).body as MemberList
    expect(members.map(({ name }) => name).sort()).toEqual(expect.arrayContaining(['bo']))
    expect(members.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['gone']))
    expect(members.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['anna']))
  })
})
