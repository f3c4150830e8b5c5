import { FinishWeek, type FinishWeekProps } from '#web/features/self/stress-programme/finish-week.tsx'

const loadAsk = () => import('./ask-in-red.tsx').then((part) => part.AskInRed)

/** Done with the week of a part; somebody in red is asked first where that would begin the programme. */
export const FinishPart = (props: Omit<FinishWeekProps, 'loadAsk'>) => (
  <FinishWeek {...props} loadAsk={loadAsk} />
)
