import { z } from 'zod'
import { answers } from './result.ts'

export const instrumentId = z.string().min(1).max(64)

export const submitAnswersRequest = z.strictObject({
  version: z.string().max(32),
  answers,
  /** From the mailed link; without it the session says whose invitation it is. */
  token: z.string().min(20).max(100).optional(),
})

const roundStates = ['open', 'closed', 'released'] as const

export const openRoundRequest = z.strictObject({
  name: z.string().trim().min(2).max(120),
  instrument: instrumentId,
  /** The top of the part of the tree that is asked; without it the whole organisation. */
  unitId: z.uuid().optional(),
  /** When the round closes by itself: 1 to 60 days ahead. */
  closesAt: z.iso.datetime(),
  /** Smallest group to show; may be raised above 8, never lowered. */
  smallestGroup: z.int().min(8).max(100).optional(),
})
export type OpenRoundRequest = z.infer<typeof openRoundRequest>

export const roundView = z.strictObject({
  id: z.string(),
  name: z.string(),
  instrument: z.string(),
  version: z.string(),
  unit: z.strictObject({ id: z.string(), name: z.string() }),
  state: z.enum(roundStates),
  openedAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  releasedAt: z.iso.datetime().nullable(),
  invited: z.int(),
  smallestGroup: z.int(),
  /** While open: share of the whole scope, once a day, in steps of ten per cent; null below 40 invited or before the first day. */
  participationStep: z.int().min(0).max(100).nullable(),
  /** Of mails and of the release: 0–100, null when nothing is under way. */
  progress: z.strictObject({ step: z.enum(['invitations', 'release']), percent: z.int() }).nullable(),
})
export type RoundView = z.infer<typeof roundView>

export const roundList = z.strictObject({ rounds: z.array(roundView) })
export type RoundList = z.infer<typeof roundList>
