import type { FastifyInstance } from 'fastify'
import { endSessionsAsStaff } from '#server/identity/sessions/end-sessions-as-staff.ts'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { readFailingJobs, readWaitingJobs } from '#server/platform/queue/work-queue-repository.ts'
import { listCustomers } from './customer-repository.ts'
import { foundCustomer } from './found-customer.ts'
import { handleFailure } from './handle-failure.ts'
import { presentCustomer } from './present-customer.ts'
import { presentWorkQueue } from './present-work-queue.ts'

/** How the service itself runs, for staff. */
export function serviceRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'readWorkQueue',
      action: 'run-service',
      summary:
        'Returns the queued and the failed background work, by kind and code. For an e-mail that could not be sent, includes its kind and, where many people share it, the domain.',
    },
    async ({ actor: { personId } }) =>
      readAsPerson(deps, personId, async (tx) =>
        presentWorkQueue(await readWaitingJobs(tx), await readFailingJobs(tx)),
      ),
  )
  route(
    app,
    {
      name: 'retryJobs',
      action: 'run-service',
      summary:
        'Retries failed work of one kind and code immediately. Idempotent: a repeated request changes nothing.',
    },
    async ({ actor: { personId }, body }) => ({
      jobs: await handleFailure(deps, personId, { ...body, what: 'retry' }),
    }),
  )
  route(
    app,
    {
      name: 'giveUpJobs',
      action: 'run-service',
      summary: 'Discards failed work of one kind and code, which is then neither retried nor listed.',
    },
    async ({ actor: { personId }, body }) => ({
      jobs: await handleFailure(deps, personId, { ...body, what: 'give-up' }),
    }),
  )
  route(
    app,
    {
      name: 'listCustomers',
      action: 'run-service',
      summary:
        'Returns the customers’ organisations, newest first, and how far each is set up. Contains no names of people.',
    },
    async ({ actor: { personId } }) => ({
      customers: (await readAsPerson(deps, personId, listCustomers)).map(presentCustomer),
    }),
  )
  route(
    app,
    {
      name: 'foundCustomer',
      action: 'run-service',
      budget: 'mails',
      summary:
        'Creates a customer’s organisation. Its first person becomes owner and HR and is notified by e-mail. A repeated Idempotency-Key creates no second organisation.',
      reauthenticated: true,
    },
    async ({ actor: { personId }, body, request, reply }) => {
      reply.code(201)
      return { id: await foundCustomer(deps, personId, { ...body, key: idempotencyKey(request) }) }
    },
  )
  route(
    app,
    {
      name: 'endSessionsOf',
      action: 'end-sessions',
      summary:
        'Ends all sessions of the account with the given address, for a person who has lost a phone. The response is the same whether or not the account exists.',
      refusals: ['too-many-requests'],
      reauthenticated: true,
    },
    async ({ actor: { personId }, body, reply }) => {
      await endSessionsAsStaff(deps, { staffId: personId, email: body.email })
      reply.code(204)
    },
  )
}
