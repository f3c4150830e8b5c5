import { z } from 'zod'

/** A unit of a round's list: how many are on it in the unit itself, and with all units below. */
export const invitedUnit = z.object({
  id: z.string(),
  name: z.string(),
  depth: z.int(),
  invited: z.int(),
  below: z.int(),
})

/** The frozen list of a round by unit: what HR, the safety representative and the owner see of it before it opens. */
export const listReviewView = z.object({
  /** Domains of a fifth or more of the addresses. */
  usualDomains: z.array(z.string()),
  /** Addresses at other domains. */
  unusualAddresses: z.int(),
  /** People on the list who have no address. */
  withoutAddress: z.int(),
  /** How many of those get an SMS; the others get a slip. */
  bySms: z.int(),
  units: z.array(
    invitedUnit.extend({
      /** New in the unit since it was last asked; gone from it; and gone after only one list. Null: not asked before. */
      joined: z.int().nullable(),
      gone: z.int().nullable(),
      brief: z.int().nullable(),
      /** True if the unit has changed and now has, with the units below, exactly as many people as the smallest group. */
      exactlySmallest: z.boolean(),
    }),
  ),
  /** Root of the hash tree over the list, hexadecimal, as in the record log; null: frozen before there was a log. */
  listRoot: z.string().length(64).nullable(),
  /** Oldest first; `reason` is an objection's or the owner's statement. */
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      what: z.enum(['prepared', 'approved', 'objected', 'stated', 'opened', 'cancelled', 'extended']),
      reason: z.string().nullable(),
    }),
  ),
})
export type ListReviewView = z.infer<typeof listReviewView>

export const listedPeopleQuery = z.strictObject({
  unitId: z.uuid(),
  offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
})

/** People on the list in one unit, 200 at a time. */
export const listedPeople = z.object({
  total: z.int(),
  people: z.array(
    z.object({
      name: z.string(),
      /** Null: the person has none, and is invited by SMS or by a sealed slip. */
      email: z.string().nullable(),
      /** `new`: on a list for the first time; `moved`: in another unit last time. */
      change: z.enum(['new', 'moved']).nullable(),
      unusualAddress: z.boolean(),
    }),
  ),
})
export type ListedPeople = z.infer<typeof listedPeople>
