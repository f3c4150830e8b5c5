import { useText } from '#web/lib/use-text.ts'
import { QuickExit } from '#web/ui/quick-exit/quick-exit.tsx'

/** Leads to a page about the weather: nobody looks twice at it. Stays in sight while the page is read. */
export function QuickLeave() {
  const t = useText('result')
  return (
    <div className="quick-leave">
      <QuickExit label={t('leave.label')} to="https://www.smhi.se/" />
    </div>
  )
}
