import type { ListChangeToStart } from '#contract/people/list-change.ts'
import type { ImportList, MemberList, UnitList } from '#contract/people/organisation.ts'
import type { TestApp } from '../app/test-app.ts'
import { organisationOf, sendFile, viewOf } from './import-calls.ts'
import { importFile } from './organise.ts'

/** A new organisation with a list of these lines, and HR's actions on that list. */
export async function listDesk(server: TestApp, ...lines: readonly string[]) {
  const { place, browser } = await organisationOf(server)
  const params = { organisationId: place.organisationId }
  /** Moves the clock, because the order of changes at the same instant is undefined. */
  const waitASecond = () => {
    server.time.now = new Date(server.time.now.getTime() + 1000)
  }
  const readIn = async (...next: readonly string[]) => {
    waitASecond()
    const { id: importId } = viewOf(await sendFile(browser, place, importFile(...next)))
    await server.runJobs()
    await browser.call('applyImport', { params: { ...params, importId } })
    await server.runJobs()
  }
  await readIn(...lines)
  const find = async (search: string) => {
    const answer = await browser.call('listMembers', { params, query: { search } })
    return (answer.body as MemberList).members[0]
  }
  const change = (body: ListChangeToStart) => {
    waitASecond()
    return browser.call('startListChange', { params, body })
  }
  const remove = (memberId: string) => change({ kind: 'remove-person', memberId })
  const read = (importId: string) => browser.call('readImport', { params: { ...params, importId } })
  /** Starts a change and applies it. @returns the report of the dry run */
  const make = async (body: ListChangeToStart) => {
    const { id: importId } = viewOf(await change(body))
    await server.runJobs()
    const planned = viewOf(await read(importId))
    await browser.call('applyImport', { params: { ...params, importId } })
    await server.runJobs()
    return planned
  }
  const unitId = async (name: string) => {
    const { units } = (await browser.call('listUnits', { params })).body as UnitList
    return units.find((unit) => unit.name === name)?.id ?? ''
  }
  const history = async () => ((await browser.call('listImports', { params })).body as ImportList).imports
  return { browser, params, find, change, remove, read, make, unitId, readIn, history }
}
