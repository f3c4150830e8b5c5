import type { FastifyReply } from 'fastify'
import { type PackedForms, packOnce } from '#server/platform/http/compress-answers.ts'
import type { UnitFigures } from './overview-units.ts'
import { presentHead, presentOverview } from './present-overview.ts'
import type { OverviewFacts } from './read-overview.ts'

type Written = { readonly from: string; readonly text: string; readonly forms: PackedForms }

/** The last answer with these units. It is garbage when the cache of `readOverviewUnits` drops the units. */
const lastWritten = new WeakMap<readonly UnitFigures[], Written>()

/**
 * Answers with an overview. For the same units and head the text is serialised by the response's schema and compressed once: a year
 * of fifty units is 140 kB.
 */
export function sendOverview(reply: FastifyReply, facts: OverviewFacts): string {
  const units = facts.chosen?.units ?? []
  // The units depend on the spread of their instruments, which the head does not have in full.
  const spreads = facts.rounds.map(({ instrument }) => instrument?.referenceSpread)
  const from = JSON.stringify([presentHead(facts), spreads])
  let written = lastWritten.get(units)
  if (written?.from !== from) {
    const text = reply.serializeInput(presentOverview(facts), '200', 'application/json') as string
    written = { from, text, forms: new Map() }
    lastWritten.set(units, written)
  }
  packOnce(reply, written.forms)
  reply.type('application/json; charset=utf-8')
  return written.text
}
