import { LookBack, type LookBackProps } from '#web/features/self/stress-programme/look-back.tsx'

const loadAsk = () => import('./ask-in-red.tsx').then((part) => part.AskInRed)

/** The end of a part. If finishing it would begin the programme, a person in red is asked first. */
export const LookBackPart = (props: Omit<LookBackProps, 'loadAsk'>) => (
  <LookBack {...props} loadAsk={loadAsk} />
)
