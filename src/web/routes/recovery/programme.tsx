import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { shippedInstruments } from '#core/instrument/shipped.ts'
import { RecoveryProgramme } from '#web/features/self/recovery/recovery-programme.tsx'
import { recoveryWeekTitles } from '#web/lib/content/read-recovery-week.ts'
import { onSight } from '#web/lib/on-sight.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'

const StepToolOf = onSight(() => import('./step-tool.tsx').then((part) => part.StepToolOf))
const Comparison = onSight(() => import('./comparison.tsx').then((part) => part.Comparison))

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(
    request,
    'result',
    'safety',
    'techniques',
    'player',
    'readAloud',
    'ownDocument',
    'recoveryProgramme',
    'countedChange',
    'problems',
  )
  const { language } = data.page
  const forms = shippedInstruments.map(({ id, version, title, reliableChange }) => ({
    id,
    version,
    title: title[language],
    reliableChange,
  }))
  return { ...data, weeks: recoveryWeekTitles(language), forms }
}

export const meta = pageMeta('recoveryProgramme', 'recovery.title', 'recovery.description')

/** Six weeks with a step a day: first the introduction, and the rest for a person who has begun. */
export default function RecoveryProgrammePage() {
  const { weeks, forms } = useLoaderData<typeof loader>()
  return (
    <div className="page page-main">
      <div className="column">
        <RecoveryProgramme
          weeks={weeks}
          slots={{
            tool: (tool) => <StepToolOf tool={tool} />,
            comparison: (startedOn) => <Comparison startedOn={startedOn} forms={forms} />,
          }}
        />
      </div>
    </div>
  )
}
