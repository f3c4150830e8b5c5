import type { FastifyInstance } from 'fastify'
import { dayOf, instantOf } from '#core/calendar/instant-of.ts'
import { addDays } from '#core/calendar/local-time.ts'
import { changeFiguresOf } from '#core/guidance/counted-change.ts'
import { guidanceFiguresOf, measuredDays } from '#core/guidance/guidance-figures.ts'
import { causeOf, mayGiveUp, mayRetry } from '#core/work-queue/failure-causes.ts'
import { isJobName } from '#core/work-queue/job-names.ts'
import { endSessionsAsStaff } from '#server/identity/sessions/end-sessions.ts'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import {
  type FailingJobs,
  readFailingJobs,
  readWaitingJobs,
  type WaitingJobs,
} from '#server/platform/queue/work-queue-repository.ts'
import { listCustomers } from './customer-repository.ts'
import { foundCustomer } from './found-customer.ts'
import { readChangeCounts, readGuidanceFigures } from './guidance-figures-repository.ts'
import { handleFailure } from './handle-failure.ts'

/** The state of the service, for staff. */
export function serviceRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'readWorkQueue', async ({ actor: { personId } }) =>
    readAsPerson(deps, personId, async (tx) =>
      presentWorkQueue(await readWaitingJobs(tx), await readFailingJobs(tx)),
    ),
  )
  route(app, 'readGuidanceFigures', async ({ actor: { personId } }) => {
    const now = deps.clock()
    const today = dayOf(now)
    const since = instantOf({ day: addDays(today, -measuredDays), time: '00:00' })
    return readAsPerson(deps, personId, async (tx) => ({
      ...guidanceFiguresOf(await readGuidanceFigures(tx, today, since)),
      changes: changeFiguresOf(await readChangeCounts(tx)),
    }))
  })
  route(app, 'retryJobs', async ({ actor: { personId }, body }) => ({
    jobs: await handleFailure(deps, personId, { ...body, what: 'retry' }),
  }))
  route(app, 'giveUpJobs', async ({ actor: { personId }, body }) => ({
    jobs: await handleFailure(deps, personId, { ...body, what: 'give-up' }),
  }))
  route(app, 'listCustomers', async ({ actor: { personId } }) => ({
    customers: (await readAsPerson(deps, personId, listCustomers)).map((row) => ({
      ...row,
      foundedOn: dayOf(row.foundedAt),
    })),
  }))
  route(app, 'foundCustomer', async ({ actor: { personId }, body, request, reply }) => {
    reply.code(201)
    return { id: await foundCustomer(deps, personId, { ...body, key: idempotencyKey(request) }) }
  })
  route(app, 'endSessionsOf', async ({ actor: { personId }, body, reply }) => {
    await endSessionsAsStaff(deps, { staffId: personId, email: body.email })
    reply.code(204)
  })
}

/** Leaves out kinds of jobs that only another version of the server has. */
function presentWorkQueue(waiting: readonly WaitingJobs[], failing: readonly FailingJobs[]) {
  return {
    kinds: waiting.flatMap(({ job, ...row }) => (isJobName(job) ? [{ job, ...row }] : [])),
    failures: failing.flatMap(({ job, ...row }) => {
      if (!isJobName(job)) return []
      const cause = causeOf(row.code)
      return [{ job, ...row, cause, mayRetry: mayRetry(job, cause), mayGiveUp: mayGiveUp(job, row.givenUp) }]
    }),
  }
}
