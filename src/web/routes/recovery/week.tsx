import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { recoveryWeeks } from '#core/programme/recovery.ts'
import { weekPath } from '#web/features/self/recovery/recovery-paths.ts'
import { forItsText } from '#web/features/self/recovery/use-week.ts'
import { WeekPage } from '#web/features/self/recovery/week-page.tsx'
import { readRecoveryWeek } from '#web/lib/content/read-recovery-week.ts'
import { ownMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(request, 'safety', 'recoveryProgramme')
  const number = recoveryWeeks.find((week) => weekPath(week) === data.page.path) ?? recoveryWeeks[0]
  const week = readRecoveryWeek(data.page.language, number)
  return {
    ...data,
    head: { title: week.title, description: week.description },
    week,
  }
}

/**
 * If only the text was requested, a failure returns null and the caller says so. For the page itself the error boundary is
 * shown.
 */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (new URL(request.url).searchParams.has(forItsText)) return { week: null }
    throw error
  }
}

export const meta = ownMeta

/** A week of the recovery programme, to read and to print. */
export default function RecoveryWeekPage() {
  const { week } = useLoaderData<typeof loader>()
  return (
    <div className="page page-main">
      <div className="column">
        <WeekPage text={week} />
      </div>
    </div>
  )
}
