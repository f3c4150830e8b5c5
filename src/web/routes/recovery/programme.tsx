import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { shippedInstruments } from '#core/instrument/shipped.ts'
import { breathing as breathingEn } from '#text/en/breathing.ts'
import { ownDocument as ownDocumentEn } from '#text/en/own-document.ts'
import { recoveryProgramme as en } from '#text/en/recovery-programme.ts'
import { result as resultEn } from '#text/en/result.ts'
import { safety as safetyEn } from '#text/en/safety.ts'
import { techniques as techniquesEn } from '#text/en/techniques.ts'
import { breathing as breathingSv } from '#text/sv/breathing.ts'
import { ownDocument as ownDocumentSv } from '#text/sv/own-document.ts'
import { recoveryProgramme as sv } from '#text/sv/recovery-programme.ts'
import { result as resultSv } from '#text/sv/result.ts'
import { safety as safetySv } from '#text/sv/safety.ts'
import { techniques as techniquesSv } from '#text/sv/techniques.ts'
import { RecoveryProgramme } from '#web/features/recovery/recovery-programme.tsx'
import { QuickLeave } from '#web/features/results/quick-leave.tsx'
import { recoveryWeekTitles } from '#web/lib/content/read-recovery-week.ts'
import { onSight } from '#web/lib/on-sight.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'

const StepToolOf = onSight(() => import('./step-tool.tsx').then((part) => part.StepToolOf))
const Comparison = onSight(() => import('./comparison.tsx').then((part) => part.Comparison))

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(
    request,
    { sv: resultSv, en: resultEn },
    { sv: safetySv, en: safetyEn },
    { sv: techniquesSv, en: techniquesEn },
    { sv: breathingSv, en: breathingEn },
    { sv: ownDocumentSv, en: ownDocumentEn },
    { sv, en },
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

export const meta = pageMeta('recovery.title', 'recovery.description')

/** Six weeks, a step a day: the introduction as a page, the rest once somebody has begun. */
export default function RecoveryProgrammePage() {
  const { weeks, forms } = useLoaderData<typeof loader>()
  return (
    <div className="page page-main">
      <div className="column">
        <RecoveryProgramme
          weeks={weeks}
          slots={{
            leave: <QuickLeave />,
            tool: (tool) => <StepToolOf tool={tool} />,
            comparison: (startedOn) => <Comparison startedOn={startedOn} forms={forms} />,
          }}
        />
      </div>
    </div>
  )
}
