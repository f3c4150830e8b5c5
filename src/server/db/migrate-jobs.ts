import { type ClientBase, escapeIdentifier, escapeLiteral } from 'pg'
import { getConstructionPlans, getMigrationPlans, type Queue } from 'pg-boss'
import { roleName } from './role-names.ts'

/** The job queue's own schema. */
export const jobsSchema = 'pgboss'

/** A queue as pg-boss's createQueue takes it, with its name. */
export type QueueSetup = Pick<Queue, 'name'> & Partial<Omit<Queue, 'name'>>

type JobsSetup = { readonly rolePrefix: string; readonly queues: readonly QueueSetup[] }
