import { QuickExit } from '../../ui/quick-exit/quick-exit.tsx'
import { useText } from '../use-text.ts'

/** Leads to a page about the weather: nobody looks twice at it. In the bar above every page of one's own. */
export function QuickLeave() {
  const t = useText('frame')
  return <QuickExit label={t('leave.label')} hint={t('leave.hint')} to="https://www.smhi.se/" />
}
