import {
  type DisclosedCauses,
  type DisclosedFigure,
  type DisclosedScores,
  readDisclosedFigure,
} from '@andrum/release/disclosure/disclosed-figure.ts'
import { type LatelyRead, latelyRead } from '#server/platform/db/lately-read.ts'
import type { AppPool } from '#server/platform/db/pool.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

/** Shown figures by round and unit, without hidden ones. */
export type ReleasedFigures = {
  readonly scores: (roundId: string, unitId: string) => DisclosedScores | null
  readonly causes: (roundId: string, unitId: string) => DisclosedCauses | null
  /** The figure that a hidden unit shares with a few others. */
  readonly scoresTogether: (roundId: string, unitId: string) => DisclosedScores | null
}

/** The figures of one round, by run and unit. */
type FiguresOfRound = ReadonlyMap<string, DisclosedFigure>

/** Cache limit in figures, over all organisations: about a kilobyte and a half each. */
const mostKept = 5000

/** By organisation and round. */
const keptBy = new WeakMap<AppPool, LatelyRead<FiguresOfRound>>()

/**
 * The shown figures of some rounds. Reads each snapshot once: a released figure never changes (`snapshot_figure_is_immutable`), so
 * a process caches figures up to a number.
 * @param rounds released rounds that this transaction has just found; the caller asks only for those that its reader may see.
 * @param organisationId the transaction's own organisation.
 */
export async function readReleasedFigures(
  pool: AppPool,
  tx: HrTransaction,
  {
    organisationId,
    rounds,
  }: { readonly organisationId: string; readonly rounds: readonly { readonly id: string }[] },
): Promise<ReleasedFigures> {
  const kept = keptBy.get(pool) ?? latelyRead<FiguresOfRound>(mostKept)
  keptBy.set(pool, kept)
  const nameOf = (roundId: string) => `${organisationId} ${roundId}`
  const all = new Map(rounds.map(({ id }) => [id, kept.find(nameOf(id))]))
  const unread = [...all].flatMap(([id, figures]) => (figures === undefined ? [id] : []))
  for (const [id, figures] of await readFigures(tx, unread)) {
    all.set(id, figures)
    kept.keep(nameOf(id), figures)
  }
  const scores = (roundId: string, unitId: string, isShared: boolean) => {
    const figure = all.get(roundId)?.get(`scores ${unitId}`)
    return figure?.run === 'scores' && (figure.together !== undefined) === isShared ? figure : null
  }
  return {
    scores: (roundId, unitId) => scores(roundId, unitId, false),
    scoresTogether: (roundId, unitId) => scores(roundId, unitId, true),
    causes: (roundId, unitId) => {
      const figure = all.get(roundId)?.get(`causes ${unitId}`)
      return figure?.run === 'causes' && figure.together === undefined ? figure : null
    },
  }
}

async function readFigures(
  tx: HrTransaction,
  roundIds: readonly string[],
): Promise<ReadonlyMap<string, FiguresOfRound>> {
  if (roundIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('snapshot_figure')
    .select(['roundId', 'unitId', 'run', 'figure'])
    .where('roundId', 'in', [...roundIds])
    .where('figure', 'is not', null)
    .execute()
  const figures = new Map(roundIds.map((id) => [id, new Map<string, DisclosedFigure>()]))
  for (const { roundId, unitId, run, figure } of rows)
    figures.get(roundId)?.set(`${run} ${unitId}`, readDisclosedFigure(figure))
  return figures
}
