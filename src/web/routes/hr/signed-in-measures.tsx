import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { isOpen } from '#core/measures/measure.ts'
import type { Membership } from '#web/features/identity/gate/organisation-gate.tsx'
import { holdsOne, pageRoles } from '#web/features/identity/gate/page-roles.ts'
import { NewMeasure } from '#web/features/measures/measure-plan/measure-form.tsx'
import { MeasurePlan } from '#web/features/measures/measure-plan/measure-plan.tsx'
import { OneMeasure } from '#web/features/measures/measure-plan/one-measure.tsx'
import { ChangeRisk, NewRisk, type RiskResult } from '#web/features/measures/measure-plan/risk-form.tsx'
import { useMeasurePlan } from '#web/features/measures/measure-plan/use-measure-plan.ts'
import { useSuggestions } from '#web/features/measures/measure-plan/use-suggestions.ts'
import { Report as Causes } from '#web/features/rounds/overview/measures.tsx'
import { OverviewReader } from '#web/features/rounds/overview/overview-reader.tsx'
import type { Names } from '#web/features/rounds/overview/overview-view.ts'
import { callApi } from '#web/lib/api.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { ProofHost } from '#web/lib/proof/proof-host.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { HrGate } from './hr-gate.tsx'

type SignedInMeasuresProps = {
  readonly names: Names
  readonly onHeading: (heading: string | null) => void
}

/** The work-environment action plan, and the released causes that its risks come from. */
export function SignedInFigures({ names, onHeading }: SignedInMeasuresProps) {
  return (
    <HrGate here="/atgarder">
      {(membership) => <Plan membership={membership} {...{ names, onHeading }} />}
    </HrGate>
  )
}

type PlanProps = SignedInMeasuresProps & { readonly membership: Membership }

/** The address selects one measure, a form, or the whole plan. */
function Plan({ membership, names, onHeading }: PlanProps) {
  const t = useText('measurePlan', 'measures')
  const [search, setSearch] = useSearchParams()
  const [saved, setSaved] = useState<'risk.saved' | 'risk.changed' | 'measure.saved' | null>(null)
  const { organisation, roles } = membership
  const organisationId = organisation.id
  const isHr = roles.includes('hr')
  const { causes } = names
  const [wanted, riskId, measureId] = [search.get('ny'), search.get('risk'), search.get('atgard')]
  const taken = Number(search.get('forslag')) || null
  // What was saved is said where saving led to, and nowhere else that is opened afterwards.
  const { key } = useLocation()
  const isLed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says when
  useEffect(() => {
    if (!isLed.current) setSaved(null)
    isLed.current = false
  }, [key])

  function show(next: Record<string, string>, said: typeof saved) {
    isLed.current = true
    setSaved(said)
    setSearch(next, { replace: true })
  }

  if (measureId !== null) {
    return (
      <OneMeasure
        key={measureId}
        {...{ organisationId, measureId, causes, onHeading }}
        changing={search.get('andra') === 'ja'}
        saved={saved === 'measure.saved'}
        onSaved={() => show({ atgard: measureId }, 'measure.saved')}
      />
    )
  }
  if (isHr && wanted === 'risk') {
    return (
      <Titled title={t('risk.new.title')} onHeading={onHeading}>
        <OfResult
          {...{ organisationId, search, taken }}
          onKnown={(risk) => show({ ny: 'atgard', risk, ...forslag(taken) }, null)}
        >
          {(result) => (
            <NewRisk
              {...{ organisationId, causes, result }}
              onAdded={(risk) => show({ ny: 'atgard', risk, ...forslag(taken) }, 'risk.saved')}
            />
          )}
        </OfResult>
      </Titled>
    )
  }
  if (isHr && riskId !== null) {
    const isNew = wanted === 'atgard'
    return (
      <Titled title={t(isNew ? 'measure.new.title' : 'risk.change.title')} onHeading={onHeading}>
        <OfRisk {...{ organisationId, riskId }}>
          {(risk) =>
            isNew ? (
              <NewMeasure
                {...{ organisationId, risk, causes, taken }}
                writer={membership.name}
                onAdded={(id) => show({ atgard: id }, 'measure.saved')}
              >
                {saved === 'risk.saved' && <Notice live kind="done" title={t('risk.saved')} />}
                <UnfinishedMeasures risks={[risk]} unitId={risk.unit.id} cause={risk.result?.cause ?? ''} />
              </NewMeasure>
            ) : (
              <ChangeRisk {...{ organisationId, risk }} onSaved={() => show({}, 'risk.changed')} />
            )
          }
        </OfRisk>
      </Titled>
    )
  }
  return (
    <div className="plan-and-causes">
      <ProofHost />
      {saved === 'risk.changed' && <Notice live kind="done" title={t('risk.changed')} />}
      <MeasurePlan {...{ organisation, causes }} />
      {holdsOne(roles, pageRoles['/arlig-uppfoljning']) && (
        <p className="no-print">
          <PageLink to="/arlig-uppfoljning" className="link-alone">
            {t('followUp')}
          </PageLink>
        </p>
      )}
      <section className="plan-causes" aria-labelledby="plan-causes">
        <h2 id="plan-causes">{t('causes.title')}</h2>
        <OverviewReader
          organisationId={organisationId}
          led={!isHr && !roles.includes('safety_representative')}
          Report={Causes}
          plans={isHr}
          {...{ names, onHeading }}
        />
      </section>
    </div>
  )
}

type TitledProps = {
  readonly title: string
  readonly onHeading: (heading: string | null) => void
  readonly children: ReactNode
}

/** Shows a form as a page of its own. */
function Titled({ title, onHeading, children }: TitledProps) {
  useEffect(() => {
    onHeading(title)
    return () => onHeading(null)
  }, [title, onHeading])
  return children
}

/** The suggestion's parameter of the address; none where no suggestion was chosen. */
const forslag = (taken: number | null): Record<string, string> =>
  taken === null ? {} : { forslag: String(taken) }

type OfResultProps = {
  readonly organisationId: string
  readonly search: URLSearchParams
  /** Number of the suggestion that was chosen on the page before. */
  readonly taken: number | null
  /** Called when the plan has a risk of this result already, to which the suggestion then belongs. */
  readonly onKnown: (riskId: string) => void
  readonly children: (result: RiskResult | null) => ReactNode
}

/** Reads the released cause in the address, with the names of its round and unit; null where the address names none. */
function OfResult({ organisationId, search, taken, onKnown, children }: OfResultProps) {
  const suggestions = useSuggestions()
  const [round, unitId, cause] = [search.get('matning'), search.get('enhet'), search.get('orsak')]
  const isNamed = round !== null && unitId !== null && cause !== null
  const { data, error } = useQuery({
    queryKey: ['overview', organisationId, round ?? undefined],
    queryFn: ({ signal }) =>
      callApi('readOverview', {
        params: { organisationId },
        query: { round: round ?? undefined },
        signal,
      }),
    enabled: isNamed,
  })
  const plan = useMeasurePlan(organisationId)
  const known =
    taken === null
      ? undefined
      : plan.data?.risks.find(
          ({ result }) => result?.unit.id === unitId && result.cause === cause && result.round.id === round,
        )?.id
  // The callback of the first render: saving a new risk here navigates by itself.
  const goesOn = useRef(onKnown)
  useEffect(() => {
    if (known !== undefined) goesOn.current(known)
  }, [known])
  if (!isNamed) return children(null)
  const unit = data?.units.find(({ id }) => id === unitId)
  const name = data?.rounds.find(({ id }) => id === round)?.name
  // If the round cannot be read, HR writes the risk by hand.
  if (error !== null || (data !== undefined && (unit === undefined || name === undefined)))
    return children(null)
  if (unit === undefined || name === undefined || plan.isPending || known !== undefined) return <Waiting />
  const suggestion = suggestions(cause).find(({ number }) => number === taken) ?? null
  return (
    <>
      <UnfinishedMeasures risks={plan.data?.risks ?? []} {...{ unitId, cause }} />
      {children({ roundId: round, round: name, unitId, unit: unit.name, cause, suggestion })}
    </>
  )
}

type UnfinishedMeasuresProps = {
  readonly risks: readonly Risk[]
  readonly unitId: string
  readonly cause: string
}

/** Before a new measure: open measures against the same cause in the same unit, from any round. */
function UnfinishedMeasures({ risks, unitId, cause }: UnfinishedMeasuresProps) {
  const t = useText('measurePlan')
  const measures = risks
    .filter((risk) => risk.unit.id === unitId && risk.result?.cause === cause)
    .flatMap((risk) => risk.measures)
    .filter(isOpen)
  if (measures.length === 0) return null
  return (
    <Notice title={t('unfinished.title')}>
      <ul>
        {measures.map(({ id, title }) => (
          <li key={id}>
            {title}{' '}
            <PageLink to={`/atgarder?${new URLSearchParams({ atgard: id })}`} className="link-alone">
              {t('unfinished.goOn')} <span className="hidden-text">{title}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

type Risk = NonNullable<ReturnType<typeof useMeasurePlan>['data']>['risks'][number]
type OfRiskProps = {
  readonly organisationId: string
  readonly riskId: string
  readonly children: (risk: Risk) => ReactNode
}

function OfRisk({ organisationId, riskId, children }: OfRiskProps) {
  const problems = useText('problems')
  return (
    <Panel reading={useMeasurePlan(organisationId)} shape="form">
      {({ risks }) => {
        const risk = risks.find(({ id }) => id === riskId)
        return risk === undefined ? <Notice live title={problems('problem.not-found')} /> : children(risk)
      }}
    </Panel>
  )
}
