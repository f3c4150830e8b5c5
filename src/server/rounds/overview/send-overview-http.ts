import type { FastifyReply } from 'fastify'
import { type PackedForms, packOnce } from '#server/platform/http/compress-answers.ts'
import type { UnitFigures } from './overview-units.ts'
import { presentHead, presentOverview } from './present-overview.ts'
import type { OverviewFacts } from './read-overview.ts'

type Written = { readonly from: string; readonly text: string; readonly forms: PackedForms }

/** The last answer with these units; it goes when nothing keeps them any more (`readOverviewUnits`). */
const lastWritten = new WeakMap<readonly UnitFigures[], Written>()

/**
 * Answers with an overview. The same units below the same head are the same text, which is checked against the response's
 * schema, written and packed once: a year of fifty units is 140 kB.
 */
export function sendOverview(reply: FastifyReply, facts: OverviewFacts): string {
  const units = facts.chosen?.units ?? []
  // The units are shown with what their instruments say, which the head has in part.
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
