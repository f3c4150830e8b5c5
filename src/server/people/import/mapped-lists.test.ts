import { describe, expect, test } from 'vitest'
import type { ImportView, MemberList, UnitList } from '#contract/people/organisation.ts'
import type { FileChoice } from '#core/import/workbook-choice.ts'
import { testApp } from '#test/app/test-app.ts'
import { makeMember, signedIn } from '#test/factories/people.ts'
import { packWorkbook, textRow } from '#test/import/pack-workbook.ts'
import { organisationOf, sendFile, viewOf } from '#test/organisation/import-calls.ts'

const server = await testApp()

const flat = (...people: readonly string[]) =>
  Buffer.from(['Anst.nr;Namn;E-post;Avdelning;Chef', ...people, ''].join('\r\n'))

/** HR of a new organisation, who sends lists and reads them in several ways. */
async function desk() {
  const { place, browser } = await organisationOf(server)
  const params = { organisationId: place.organisationId }
  const read = async (importId: string) => {
    await server.runJobs()
    return viewOf(await browser.call('readImport', { params: { ...params, importId } }))
  }
  return {
    place,
    browser,
    params,
    read,
    send: async (content: Buffer, fileName?: string) =>
      read(viewOf(await sendFile(browser, place, content, fileName)).id),
    readAgain: (importId: string, choice: object) =>
      browser.call('readImportAgain', { params: { ...params, importId }, body: choice as never }),
    again: async (importId: string, choice: FileChoice) => {
      const answer = await browser.call('readImportAgain', {
        params: { ...params, importId },
        body: choice as never,
      })
      expect([answer.status, viewOf(answer).state]).toEqual([202, 'planning'])
      return read(importId)
    },
    apply: async (importId: string) => {
      await browser.call('applyImport', { params: { ...params, importId } })
      return (await read(importId)).state
    },
    units: async () => ((await browser.call('listUnits', { params })).body as UnitList).units,
    members: async () => ((await browser.call('listMembers', { params })).body as MemberList).members,
  }
}

const asGuessed = ({ report }: ImportView) =>
  (report?.toMap ?? []).flatMap(({ heading, column, field }) =>
    field === null ? [] : [{ heading, column, field }],
  )

describe('HR sends the list as the HR system has it', () => {
  test('sees its columns with guesses, reads it in by them, and the next one needs no mapping', async () => {
    const hr = await desk()
    const list = flat(
      '1017;Kim Ek;kim@bolaget.example;Vården;Robin Al',
      '1018;Robin Al;robin@bolaget.example;Vården;',
    )
    const sent = await hr.send(list)
    expect(sent.state).toBe('unmapped')
    expect(
      sent.report?.toMap?.map(({ column, heading, samples, field }) => [column, heading, samples[0], field]),
    ).toEqual([
      ['A', 'Anst.nr', '1017', 'employee_id'],
      ['B', 'Namn', 'Kim Ek', 'name'],
      ['C', 'E-post', 'kim@bolaget.example', 'email'],
      ['D', 'Avdelning', 'Vården', 'unit'],
      ['E', 'Chef', 'Robin Al', null],
    ])

    const planned = await hr.again(sent.id, { columns: asGuessed(sent) })
    expect(planned).toMatchObject({
      state: 'planned',
      report: { toMap: null, lines: 2, members: { added: 2 }, mapped: { remembered: false } },
    })
    expect(await hr.apply(sent.id)).toBe('applied')
    const units = await hr.units()
    expect(units.filter(({ name }) => name === 'Vården')).toMatchObject([{ members: 2 }])
    const top = units.find(({ parentId }) => parentId === null)
    expect(units.find(({ name }) => name === 'Vården')?.parentId).toBe(top?.id)

    const next = await hr.send(
      flat('1017;Kim Ek;kim@bolaget.example;Vården;', '1018;Robin Al;robin@bolaget.example;Köket;'),
    )
    expect(next).toMatchObject({
      state: 'planned',
      report: { members: { kept: 2, moved: 1 }, units: { added: 1 }, mapped: { remembered: true } },
    })
    // When mapping is requested anyway, the earlier mapping is preselected.
    const asked = await hr.again(next.id, { columns: null })
    expect([asked.state, asGuessed(asked).length]).toEqual(['unmapped', 4])
  })

  test.each([
    ['as text', Buffer.from('Kim Ek;kim@bolaget.example;Vården\r\nRobin Al;robin@bolaget.example;Köket\r\n')],
    [
      'as a workbook',
      packWorkbook({
        sheets: [
          {
            rows:
              textRow(1, 'Kim Ek', 'kim@bolaget.example', 'Vården') +
              textRow(2, 'Robin Al', 'robin@bolaget.example', 'Köket'),
          },
        ],
      }),
    ],
  ])('without a row of headings, %s: columns have their letters, and nobody is lost', async (_, list) => {
    const hr = await desk()
    const sent = await hr.send(list)
    expect(sent.state).toBe('unmapped')
    expect(
      sent.report?.toMap?.map(({ column, heading, samples, field }) => [column, heading, samples[0], field]),
    ).toEqual([
      ['A', '', 'Kim Ek', 'name'],
      ['B', '', 'kim@bolaget.example', 'email'],
      ['C', '', 'Vården', null],
    ])
    const unit = { heading: '', column: 'C', field: 'unit' as const }
    const planned = await hr.again(sent.id, { columns: [...asGuessed(sent), unit] })
    expect(planned).toMatchObject({ state: 'planned', report: { lines: 2, members: { added: 2 } } })
    expect(await hr.apply(sent.id)).toBe('applied')
    expect((await hr.members()).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Kim Ek', 'Robin Al']),
    )
  })

  test('and another organisation is asked about the same headings', async () => {
    const list = flat('1;Kim Ek;kim@b.example;A;')
    const first = await desk()
    const sent = await first.send(list)
    await first.again(sent.id, { columns: asGuessed(sent) })
    await first.apply(sent.id)
    expect((await (await desk()).send(list)).state).toBe('unmapped')
  })

  test('chooses the manager, and a circle of managers is refused with its chain', async () => {
    const hr = await desk()
    const sent = await hr.send(
      flat(
        '1;Siv Alm;siv@b.example;A;Kim Ek',
        '2;Robin Al;robin@b.example;A;Siv Alm',
        '3;Kim Ek;kim@b.example;A;Robin Al',
      ),
    )
    const columns = [...asGuessed(sent), { heading: 'Chef', column: 'E', field: 'manager' as const }]
    const refused = await hr.again(sent.id, { columns })
    expect(refused.state).toBe('refused')
    expect(refused.report?.errors).toMatchObject([
      {
        code: 'manager-circle',
        line: 2,
        details: { cell: 'E2', chain: 'Siv Alm → Kim Ek → Robin Al → Siv Alm' },
      },
    ])
    // With one corrected cell the same file can be imported.
    const planned = await hr.again(sent.id, { columns, cells: { E2: '' } })
    expect(planned).toMatchObject({ state: 'planned', report: { members: { added: 3 } } })
    expect(await hr.apply(sent.id)).toBe('applied')
  })

  test('chooses a hidden sheet of a workbook, and leaves its hidden rows out', async () => {
    const hr = await desk()
    const heading = textRow(1, 'E-post', 'Namn', 'Avdelning')
    const hiddenRow = textRow(3, 'b@b.example', 'Slutat Igår', 'A').replace('<row', '<row hidden="1"')
    const source = packWorkbook({
      sheets: [
        { name: 'Info', rows: textRow(1, 'Uttag') + textRow(2, 'November') },
        {
          name: 'Data',
          state: 'hidden',
          rows: heading + textRow(2, 'a@b.example', 'Kim Ek', 'A') + hiddenRow,
        },
      ],
    })
    const sent = await hr.send(Buffer.from(source), 'uttag.xlsx')
    expect(sent).toMatchObject({ state: 'unmapped', report: { sheet: { name: 'Info', hidden: ['Data'] } } })
    const other = await hr.again(sent.id, { sheet: 'Data' })
    expect(other).toMatchObject({ state: 'unmapped', report: { sheet: { name: 'Data', hiddenRows: 1 } } })
    const planned = await hr.again(sent.id, {
      sheet: 'Data',
      hiddenRows: 'left-out',
      columns: asGuessed(other),
    })
    expect(planned).toMatchObject({ state: 'planned', report: { members: { added: 1 } } })
  })
})

describe('a mapping is refused', () => {
  test.each([
    [
      'two columns as one field',
      [
        { heading: 'E-post', field: 'email' },
        { heading: 'Chef', field: 'email' },
        { heading: 'Avdelning', field: 'unit' },
      ],
      'two-for-one',
    ],
    ['nothing that says who', [{ heading: 'Avdelning', field: 'unit' }], 'no-key'],
    ['nothing that says where', [{ heading: 'E-post', field: 'email' }], 'no-unit'],
  ])('%s', async (_, columns, code) => {
    const hr = await desk()
    const sent = await hr.send(flat('1;Kim Ek;kim@b.example;A;'))
    const refused = await hr.readAgain(sent.id, { columns })
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', errors: [{ path: 'columns', code }] },
    })
  })
})

test('the safety representative sees that a list waits for its columns, and none of its cells', async () => {
  const hr = await desk()
  const sent = await hr.send(flat('1;Kim Ek;kim@b.example;A;'))
  const watching = await makeMember(server, { in: hr.place, roles: ['safety_representative'] })
  const browser = await signedIn(server, watching)
  const params = { ...hr.params, importId: sent.id }
  const seen = viewOf(await browser.call('readImport', { params }))
  expect([seen.state, seen.report?.toMap]).toEqual(['unmapped', null])
  expect((await browser.call('readImportAgain', { params, body: {} })).status).toBe(403)
})

test('a list that was given up for another one, or that was read in, is not read again', async () => {
  const hr = await desk()
  const sent = await hr.send(flat('1;Kim Ek;kim@b.example;A;'))
  await hr.send(flat('2;Robin Al;robin@b.example;A;'))
  expect(await hr.readAgain(sent.id, {})).toMatchObject({ status: 409, body: { code: 'import-not-ready' } })
  const { report } = await hr.read(sent.id)
  expect(report?.toMap).toBeNull()
})
