import { z } from 'zod'

/** `GET /api/health`: the process lives. */
export const health = z.object({ status: z.literal('ok') })

/** `GET /api/ready`: the database answers and has this version's tables. Otherwise 503 `unavailable`. */
export const readiness = z.object({ status: z.literal('ready') })
