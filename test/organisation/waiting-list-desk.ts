import { expect } from 'vitest'
import type { ListChangeToStart } from '#contract/people/list-change.ts'
import { dayOf } from '#core/calendar/instant-of.ts'
import { addDays } from '#core/calendar/local-time.ts'
import type { TestApp } from '../app/test-app.ts'
import { asSuperuser } from '../database/database.ts'
import { viewOf } from './import-calls.ts'
import { listDesk } from './list-desk.ts'

/** A list desk with changes that wait for their day, and a way to reach that day. */
export async function waitingListDesk(server: TestApp, ...lines: readonly string[]) {
  const here = await listDesk(server, ...lines)
  const today = () => dayOf(server.time.now)
  const { browser, params, change, read } = here
  const postpone = (importId: string, holdsFrom: string = addDays(today(), 30)) =>
    browser.call('postponeImport', {
      params: { ...params, importId },
      body: { holdsFrom: holdsFrom as never },
    })
  /** Prepares a waiting change. @returns its id */
  const prepare = async (body: ListChangeToStart, holdsFrom?: string) => {
    const { id } = viewOf(await change(body))
    await server.runJobs()
    const answer = await postpone(id, holdsFrom)
    expect(answer).toMatchObject({ status: 200, body: { state: 'waiting' } })
    return id
  }
  /** Moves the clock to the day of a change, without the expiry of sessions that months would cause. */
  const onItsDay = async (...ids: readonly string[]) => {
    for (const id of ids)
      await asSuperuser(server.database, 'update member_import set holds_from = $2 where id = $1', [
        id,
        today(),
      ])
    await server.deps.queue.enqueueNow('apply-waiting-changes', {})
    await server.runJobs()
  }
  const outcomeOf = async (id: string) => {
    const { state, report } = viewOf(await read(id))
    return [state, ...[...(report?.errors ?? []), ...(report?.warnings ?? [])].map(({ code }) => code)]
  }
  const keptOf = async (id: string) =>
    asSuperuser<{ kept: boolean; undo: boolean }>(
      server.database,
      "select list_change is not null or coalesce(report -> 'people' <> '[]', false) as kept, undo is not null as undo from member_import where id = $1",
      [id],
    )
  return { ...here, today, postpone, prepare, onItsDay, outcomeOf, keptOf }
}
