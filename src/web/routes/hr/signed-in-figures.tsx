import type { ComponentType } from 'react'
import { PlanOnPaper, ToldMeasures } from '#web/features/measures/measure-plan/plan-on-paper.tsx'
import { SetUp } from '#web/features/people/set-up/set-up.tsx'
import { OverviewReader } from '#web/features/rounds/overview/overview-reader.tsx'
import type { Names, ReportProps } from '#web/features/rounds/overview/overview-view.ts'
import { ProofHost } from '#web/lib/proof/proof-host.tsx'
import { TodoPanel } from '#web/lib/todo/todo-panel.tsx'
import { HrGate, type HrPath } from './hr-gate.tsx'

export type SignedInFiguresProps = {
  readonly here: HrPath
  readonly names: Names
  readonly onHeading: (heading: string | null) => void
}

/** Released figures for the roles that may read them: of the organisation, or for a manager of the units that they lead. */
export function SignedInFigures({
  here,
  ...figures
}: SignedInFiguresProps & { readonly Report: ComponentType<ReportProps> }) {
  return (
    <HrGate here={here}>
      {({ organisation, roles }) => (
        <>
          <ProofHost />
          {here === '/hr-dashboard' &&
            (roles.includes('owner') ? (
              <SetUp organisationId={organisation.id} owns until="first round" then={<TodoPanel />} />
            ) : (
              <TodoPanel />
            ))}
          <OverviewReader
            organisationId={organisation.id}
            led={!roles.includes('hr') && !roles.includes('safety_representative')}
            plans={roles.includes('hr')}
            onPaper={(unitIds) => (
              <PlanOnPaper organisationId={organisation.id} causes={figures.names.causes} unitIds={unitIds} />
            )}
            inDeck={(unitIds) => (
              <ToldMeasures
                organisationId={organisation.id}
                causes={figures.names.causes}
                unitIds={unitIds}
              />
            )}
            {...figures}
          />
        </>
      )}
    </HrGate>
  )
}
