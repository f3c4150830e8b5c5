import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { presentStaffTodo, presentTodo } from './present-todo.ts'
import { readStaffTodo } from './read-staff-todo.ts'
import { readTodo } from './read-todo.ts'

export function todoRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'readTodo', async ({ actor, params }) =>
    presentTodo(await readTodo(deps, actor, params.organisationId)),
  )
  route(app, 'readStaffTodo', async ({ actor }) => presentStaffTodo(await readStaffTodo(deps, actor)))
}
