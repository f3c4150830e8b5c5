import type { SignedIn } from '#core/access/actor.ts'
import { type Action, judge } from '#core/access/rules.ts'
import { seenUnitsOf } from '#core/access/seen-units.ts'
import { dayOf } from '#core/calendar/instant-of.ts'
import type { Day } from '#core/calendar/local-time.ts'
import { asId, type OrganisationId } from '#core/ids.ts'
import { measureReaderOf } from '#core/measures/measure-rights.ts'
import { type MeasurePlanFacts, readMeasurePlan } from '#server/measures/read-measure-plan.ts'
import { type Organisation, readOrganisation } from '#server/people/organisation/organisation-repository.ts'
import { listRoles, type Roles } from '#server/people/roles/list-roles.ts'
import { readAsHr, readAsPerson } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { type OverviewFacts, readOverview } from '#server/rounds/overview/read-overview.ts'
import { listRoundPlans, type RoundPlanRow } from '#server/rounds/plans/round-plan-repository.ts'
import { listRounds, type RoundWithReview } from '#server/rounds/read-rounds.ts'
import { listReceivedQuestions } from '#server/support/questions/question-repository.ts'
import { unreadFrom } from '#server/support/questions/read-question.ts'
import { listReceivedRequests } from '#server/support/requests/support-repository.ts'

/** The caller's rights in an organisation. */
export type TodoReader = {
  readonly may: (action: Action) => boolean
  readonly is: (role: 'hr' | 'safety_representative' | 'manager' | 'owner') => boolean
  readonly memberId: string | null
}

/** Tasks that the caller may read; empty or null where they may not. */
export type TodoFacts = {
  readonly today: Day
  readonly reader: TodoReader
  readonly rounds: readonly RoundWithReview[]
  readonly plans: readonly RoundPlanRow[]
  readonly measures: MeasurePlanFacts | null
  readonly overview: OverviewFacts | null
  readonly roles: Roles | null
  /** Only for the owner. */
  readonly organisation: Organisation | null
  /** The promised days of support requests without an answer. */
  readonly promised: readonly string[]
  /** The days on which questions without a reply were sent. */
  readonly asked: readonly string[]
}

type Need = Pick<Deps, 'pools' | 'instruments' | 'clock'>

/** A person's tasks in one organisation. Reads each part as its own page does, if the person may open that page. */
export async function readTodo(deps: Need, actor: SignedIn, organisationId: string): Promise<TodoFacts> {
  const here = actor.memberships.find((one) => one.organisationId === organisationId)
  const may = (action: Action) => judge(actor, action, asId<OrganisationId>(organisationId)) === 'allowed'
  const reader: TodoReader = {
    may,
    is: (role) => here?.roles.includes(role) ?? false,
    memberId: here?.memberId ?? null,
  }
  const who = { organisationId, personId: actor.personId }
  const sees = seenUnitsOf(actor, organisationId)
  return {
    today: dayOf(deps.clock()),
    reader,
    rounds: may('read-rounds') ? await listRounds(deps, who) : [],
    plans: may('run-rounds') ? await readAsHr(deps, who, listRoundPlans) : [],
    measures: may('read-measures')
      ? await readMeasurePlan(deps, { ...measureReaderOf(actor, organisationId), ...who })
      : null,
    overview: may('read-overview') ? await readOverview(deps, { ...who, sees }) : null,
    roles: may('read-roles') ? await readRoles(deps, who, reader) : null,
    organisation:
      reader.is('owner') && may('read-organisation') ? await readAsHr(deps, who, readOrganisation) : null,
    promised: receivesHere(actor, organisationId) ? await readPromised(deps, actor) : [],
    asked: may('answer-questions') ? await readAsked(deps, who) : [],
  }
}

type Who = { readonly organisationId: string; readonly personId: string }

async function readRoles(deps: Need, who: Who, { is }: TodoReader): Promise<Roles> {
  const isEmployer = is('hr') || is('owner')
  const represents = isEmployer ? 'as-employer-too' : 'alone'
  return listRoles(deps, { ...who, represents: is('safety_representative') ? represents : 'no' })
}

/** Requests belong to a person, over all organisations: they show in the first one, and for staff in their own list. */
function receivesHere(actor: SignedIn, organisationId: string): boolean {
  const first = actor.memberships.find(({ roles }) => roles.includes('hr'))
  return (
    !actor.staff &&
    first?.organisationId === organisationId &&
    judge(actor, 'answer-support-requests') === 'allowed'
  )
}

/** The promised days of unanswered requests to a person, soonest first. Opens no words of them, and so notes no reading. */
export async function readPromised(
  deps: Pick<Deps, 'pools'>,
  { personId }: Pick<SignedIn, 'personId'>,
): Promise<string[]> {
  const received = await readAsPerson(deps, personId, listReceivedRequests)
  return received.flatMap(({ state, promisedOn }) => (state === 'sent' ? [promisedOn] : [])).sort()
}

async function readAsked(deps: Need, who: Who): Promise<string[]> {
  const before = unreadFrom(deps.clock())
  const received = await readAsHr(deps, who, (tx) => listReceivedQuestions(tx, before))
  return received
    .flatMap(({ state, repliedOn, sentOn }) => (state === 'open' && repliedOn === null ? [sentOn] : []))
    .sort()
}
