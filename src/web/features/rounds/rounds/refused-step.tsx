import { useQuery } from '@tanstack/react-query'
import { formatDay } from '#text/format.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Refused } from './refused.tsx'
import { openingFrom } from './round-form.ts'
import type { PreparingRound } from './use-prepare-round.ts'

/**
 * The refusal of a step, with a remedy. If it names a day, a button takes that day. If a colleague has changed the plan
 * first, it shows the new plan, and the reader's input stays.
 */
export function RefusedStep(round: PreparingRound) {
  const t = useText('prepareRound')
  const { language } = useLanguage()
  const { refusal, draft, openFrom } = round
  const code = refusal instanceof ApiError ? refusal.code : null
  return (
    <>
      <Refused error={refusal}>
        {(possibleFrom) => (
          <Button
            kind="quiet"
            onClick={() => {
              openFrom(possibleFrom)
              document.getElementById('round-opens')?.focus()
            }}
          >
            {t('refused.take', {
              day: formatDay(new Date(`${openingFrom(draft, possibleFrom).firstDay}T12:00`), language),
            })}
          </Button>
        )}
      </Refused>
      {code === 'round-overlaps' && <UnderWay {...round} />}
      {code === 'round-plan-changed' && <PlanNow {...round} />}
    </>
  )
}

/** Rounds without figures yet, one of which asks the same people. */
function UnderWay({ organisationId }: PreparingRound) {
  const t = useText('rounds')
  const { language } = useLanguage()
  const rounds = useQuery({
    queryKey: ['rounds', organisationId],
    queryFn: ({ signal }) => callApi('listRounds', { params: { organisationId }, signal }),
  })
  const unfinished = (rounds.data?.rounds ?? []).filter(
    ({ state }) => state === 'in-review' || state === 'open' || state === 'closed',
  )
  if (unfinished.length === 0) return null
  return (
    <ul aria-label={t('refused.underWay')}>
      {unfinished.map(({ id, name, unit, state, closesAt }) => (
        <li key={id}>
          <PageLink to="/matningar">{name}</PageLink>, {unit.name}.{' '}
          {t(`state.${state}`, { date: formatDay(new Date(closesAt), language) })}{' '}
          {state === 'in-review' &&
            t('round.when.in-review', { to: formatDay(new Date(closesAt), language) })}
        </li>
      ))}
    </ul>
  )
}

/** The present plan of a repeated round, and a button that continues with the reader's input. */
function PlanNow({ organisationId, draft, goOnFrom }: PreparingRound) {
  const t = useText('prepareRound')
  const { language } = useLanguage()
  const plans = useQuery({
    queryKey: ['round-plans', organisationId],
    queryFn: ({ signal }) => callApi('listRoundPlans', { params: { organisationId }, signal }),
  })
  if (plans.data === undefined || plans.isFetching) return null
  const plan = plans.data.plans.find(({ id }) => id === draft.planId)
  return (
    <>
      <p>
        {plan === undefined
          ? t('refused.plan.stopped')
          : `${t(`when.repeat.${plan.everyMonths}`)} ${t('refused.plan.next', { day: formatDay(new Date(plan.nextOn), language) })}`}
      </p>
      <Button
        kind="quiet"
        onClick={() => {
          goOnFrom(
            plan === undefined
              ? { planId: '', planVersion: '', repeat: '' }
              : { planId: plan.id, planVersion: String(plan.version), repeat: draft.repeat },
          )
          document.getElementById('prepare-round')?.focus()
        }}
      >
        {t('refused.plan.goOn')}
      </Button>
    </>
  )
}
