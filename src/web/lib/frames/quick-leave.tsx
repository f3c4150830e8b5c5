import { QuickExit } from '../../ui/quick-exit/quick-exit.tsx'
import { useText } from '../use-text.ts'

/** The quick exit to a page about the weather, which attracts no attention. It is in the bar above each of a person's own pages. */
export function QuickLeave() {
  const t = useText('frame')
  return <QuickExit label={t('leave.label')} hint={t('leave.hint')} to="https://www.smhi.se/" />
}
