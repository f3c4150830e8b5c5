import { expect, test } from 'vitest'
import type { MemberList } from '#contract/people/organisation.ts'
import { testApp } from '#test/app/test-app.ts'
import { organisationOf, sendFile, viewOf } from '#test/organisation/import-calls.ts'

const server = await testApp()

const heading = 'enhet_id;enhet;överordnad_id;e-post;namn;anställningsnummer'
const units = ['bolaget;Bolaget;;;;', 'vard;Vården;bolaget;;;', 'skola;Skolan;bolaget;;;']
const people = (...lines: readonly string[]) => Buffer.from([heading, ...units, ...lines, ''].join('\n'))

async function desk() {
  const { place, browser } = await organisationOf(server)
  const params = { organisationId: place.organisationId }
  const read = async (importId: string) => {
    await server.runJobs()
    return viewOf(await browser.call('readImport', { params: { ...params, importId } }))
  }
  const send = async (...lines: readonly string[]) =>
    read(viewOf(await sendFile(browser, place, people(...lines))).id)
  const sendWhole = async (...lines: readonly string[]) =>
    read(viewOf(await sendFile(browser, place, Buffer.from(lines.join('\n')))).id)
  const sendWithEnds = (...lines: readonly string[]) =>
    sendWhole(`${heading};Slutdatum`, ...units.map((line) => `${line};`), ...lines)
  const again = async (importId: string, body: { repeatedPeople: 'first' }) => {
    await browser.call('readImportAgain', { params: { ...params, importId }, body })
    return read(importId)
  }
  const apply = async (importId: string) => {
    await browser.call('applyImport', { params: { ...params, importId } })
    return (await read(importId)).state
  }
  const members = async () =>
    ((await browser.call('listMembers', { params, query: {} })).body as MemberList).members
  return { send, sendWhole, sendWithEnds, again, apply, members }
}

test('several lines about somebody that say the same are one, and HR is told', async () => {
  const hr = await desk()
  const kim = 'vard;;;kim@bolaget.example;Kim Ek;17'
  const sent = await hr.send(kim, kim, 'vard;;;bo@bolaget.example;Bo Al;18')
  expect(sent).toMatchObject({
    state: 'planned',
    report: {
      lines: 6,
      members: { added: 2 },
      warnings: [{ code: 'kept-for-role' }, { code: 'repeated-lines', line: 6 }],
    },
  })
})

test('of employments in two units the first line holds where HR has chosen it, and the file is sent once', async () => {
  const hr = await desk()
  const lines = [
    'vard;;;kim@bolaget.example;Kim Ek;17',
    'skola;;;kim@bolaget.example;Kim Ek;17-2',
    'skola;;;bo@bolaget.example;Bo Al;18',
  ]
  const sent = await hr.send(...lines)
  expect(sent).toMatchObject({
    state: 'refused',
    report: { errorCount: 1, errors: [{ code: 'repeated-person', line: 6, details: { otherLine: 5 } }] },
  })
  const planned = await hr.again(sent.id, { repeatedPeople: 'first' })
  expect(planned).toMatchObject({
    state: 'planned',
    report: {
      lines: 6,
      members: { added: 2 },
      warnings: [{ code: 'kept-for-role' }, { code: 'repeated-lines', line: 6 }],
    },
  })
  expect(await hr.apply(sent.id)).toBe('applied')
  expect((await hr.members()).map(({ name, employeeId }) => [name, employeeId])).toEqual(
    expect.arrayContaining([
      ['Bo Al', '18'],
      ['Kim Ek', '17'],
    ]),
  )
  // The next file asks again.
  expect((await hr.send(...lines)).state).toBe('refused')
})

test('an employment that has ended by the clock of the server is told of', async () => {
  server.time.now = new Date('2026-11-30T09:00:00Z')
  const hr = await desk()
  const sent = await hr.sendWithEnds(
    'vard;;;kim@bolaget.example;Kim Ek;17;2026-11-29',
    'vard;;;bo@bolaget.example;Bo Al;18;2026-12-31',
  )
  expect(sent.report?.warnings.map(({ code, line }) => [code, line])).toContainEqual(['ended-people', 5])
})

test('of two employments the one that goes on holds, also where the ended one stands first', async () => {
  server.time.now = new Date('2026-11-30T09:00:00Z')
  const hr = await desk()
  const sent = await hr.sendWithEnds(
    'vard;;;kim@bolaget.example;Kim Ek;17;2026-01-31',
    'skola;;;kim@bolaget.example;Kim Ek;17-2;',
    'vard;;;bo@bolaget.example;Bo Al;18;2026-01-31',
    'skola;;;bo@bolaget.example;Bo Al;18;2026-02-28',
  )
  expect(sent.report?.errors.map(({ code }) => code)).toEqual(['repeated-person', 'repeated-person'])
  const planned = await hr.again(sent.id, { repeatedPeople: 'first' })
  // Nobody is to take Kim out of the file.
  const warnings = planned.report?.warnings.map(({ code, line, details }) => [code, line, details['count']])
  expect(warnings).toContainEqual(['repeated-lines', 5, 2])
  expect(warnings).toContainEqual(['ended-people', 7, 1])
  expect(await hr.apply(sent.id)).toBe('applied')
  expect((await hr.members()).map(({ name, employeeId }) => [name, employeeId])).toEqual(
    expect.arrayContaining([
      ['Bo Al', '18'],
      ['Kim Ek', '17-2'],
    ]),
  )
})

test('two people who share an address are told from one person with two lines', async () => {
  const hr = await desk()
  const sent = await hr.send('vard;;;vard@bolaget.example;Kim Ek;17', 'vard;;;vard@bolaget.example;Bo Al;18')
  expect(sent).toMatchObject({
    state: 'refused',
    report: { errorCount: 1, errors: [{ code: 'duplicate-email', line: 6, details: { otherLine: 5 } }] },
  })
})
