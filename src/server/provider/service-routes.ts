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
        'Background work in line, and what fails, by kind and code. Of an e-mail that could not be sent its kind and, where many have it, the domain.',
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
      summary: 'Has failed work of one kind and code tried again at once. Said twice it is said once.',
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
      summary: 'Gives up failed work of one kind and code: it is neither tried again nor shown.',
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
      summary: 'The customers’ organisations and how far each is set up, newest first. Nobody’s name.',
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
        'Sets up a customer’s organisation; its first person is owner and HR there and is told by mail. The same Idempotency-Key is one organisation.',
      fresh: true,
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
        'Signs out the account of an address everywhere, for somebody who has lost a phone. The same answer whether or not there is one.',
      refusals: ['too-many-requests'],
      fresh: true,
    },
    async ({ actor: { personId }, body, reply }) => {
      await endSessionsAsStaff(deps, { staffId: personId, email: body.email })
      reply.code(204)
    },
  )
}
