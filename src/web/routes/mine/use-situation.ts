import { useMemo, useState } from 'react'
import type { InvitationView } from '#contract/identity/me.ts'
import { type NextStep, nextStep } from '#core/home/next-step.ts'
import { type StripDay, weekStrip } from '#core/home/week-strip.ts'
import { withState } from '#core/plan/change-plan.ts'
import type { Occurrence } from '#core/plan/occurrences.ts'
import { partsDone, stateOf } from '#core/programme/stress-programme.ts'
import { headingOf } from '#core/scoring/result-heading.ts'
import { begunStore } from '#web/features/self/profile/begun.ts'
import { pageOf } from '#web/features/self/profile/invitation.ts'
import { answersOutbox } from '#web/features/self/profile/submission.ts'
import { recoveryKind } from '#web/features/self/recovery/recovery-kind.ts'
import { browserResults, resultsShownTo } from '#web/features/self/results/browser-results.ts'
import {
  type Apart,
  apartBefore,
  newestFirst,
  resultsBefore,
  type TakenResult,
} from '#web/features/self/results/own-result.ts'
import { useMoveResults } from '#web/features/self/results/use-move-results.ts'
import { programmeKind } from '#web/features/self/stress-programme/programme-kind.ts'
import type { Account } from '#web/lib/account/account.ts'
import { heedDelivery, useAccount } from '#web/lib/account/use-account.ts'
import { useOutbox } from '#web/lib/outbox/use-outbox.ts'
import { useOwnDocument } from '#web/lib/own-document/use-own-document.ts'
import { usePlan } from '#web/lib/plan/use-plan.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useStored } from '#web/lib/use-stored.ts'

export type OwnSituation = {
  readonly account: Account
  /** The session has ended or been ended elsewhere, before or while the page is open. */
  readonly ended: boolean
  /** Null while something that decides it is loading. */
  readonly next: NextStep<AnswerableRound> | null
  readonly latest: TakenResult | undefined
  /** The results before the latest, each comparable with the next; oldest first. */
  readonly before: readonly TakenResult[]
  /** Why the latest has no comparable one, where the form has been answered before. */
  readonly apart: Apart | null
  /** Null where nothing is planned and no programme has begun. */
  readonly week: readonly StripDay[] | null
  /** Parts of the stress-management programme that are done, while it is under way; otherwise null. */
  readonly partsDone: number | null
  /** An answer to a round waits in this browser's outbox. */
  readonly sending: boolean
  readonly markDone: (occurrence: Occurrence) => void
}

export type AnswerableRound = {
  readonly closesAt: string
  readonly invitation: InvitationView
  readonly page: string
}

const dayMs = 24 * 3600 * 1000

/** What the account and this browser know about today. Only for parts that are not prerendered. */
export function useSituation(): OwnSituation {
  const now = useNow()
  const account = useAccount('results and rounds')
  const { personId, me, rounds, asking } = account
  useMoveResults(personId)
  const { items: submissions } = useOutbox(answersOutbox, personId, heedDelivery)
  const { value: kept } = useStored(browserResults)
  const { plan, update, state: planState } = usePlan()
  const { value: recovery, state: recoveryState } = useOwnDocument(recoveryKind)
  const { value: programme, state: programmeState } = useOwnDocument(programmeKind)
  const [wasSomebody] = useState(() => account.me !== null)
  const ended = wasSomebody && me === null

  const results = newestFirst(resultsShownTo(kept, personId ?? null), account.results)
  const [latest] = results
  const answered = new Set(submissions.map(({ roundId }) => roundId))
  const answerable = rounds.flatMap((invitation): AnswerableRound[] => {
    const { id, instrument, closesAt } = invitation.round
    const page = pageOf(instrument)
    return page === null || answered.has(id) ? [] : [{ closesAt, invitation, page }]
  })
  const begun = useBegun()
  const known = !asking && [planState, recoveryState, programmeState].every((state) => state !== 'loading')
  const week = useMemo(() => weekStrip(plan, recovery, now.day), [plan, recovery, now.day])

  return {
    account,
    ended,
    latest,
    before: latest ? resultsBefore(latest, results) : [],
    apart: latest ? apartBefore(latest, results) : null,
    sending: submissions.length > 0,
    partsDone: stateOf(programme, now.day).state === 'going' ? partsDone(programme) : null,
    week: known && week.some(({ done, left }) => done + left > 0) ? week : null,
    next: known
      ? nextStep({
          now,
          rounds: answerable,
          begun,
          plan,
          recovery,
          programme,
          latest: latest
            ? {
                zone: latest.result.zone,
                instrument: latest.result.instrument,
                raised: headingOf(latest.result).kind !== 'plain',
                ageInDays: Math.floor((Date.now() - Date.parse(latest.takenAt)) / dayMs),
              }
            : null,
        })
      : null,
    markDone: ({ entry, day }) => update((before, at) => withState(before, entry.id, day, 'done', at)),
  }
}

const profileStore = begunStore({ id: 'stressprofil' })
const analysisStore = begunStore({ id: 'djupanalys' })
const environmentStore = begunStore({ id: 'arbetsmiljo' })

/** The page of the form that the person has begun in this browser, outside a round. */
function useBegun(): string | null {
  const profile = useStored(profileStore).value
  const analysis = useStored(analysisStore).value
  const environment = useStored(environmentStore).value
  if (analysis) return pageOf('djupanalys')
  if (profile) return pageOf('stressprofil')
  return environment ? pageOf('arbetsmiljo') : null
}
