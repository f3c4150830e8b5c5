import type { StepTool } from '#web/lib/content/read-recovery-week.ts'
import { onSight } from '#web/lib/on-sight.tsx'
import { useText } from '#web/lib/use-text.ts'
import { BreathingTool } from '../zones/breathing-tool.tsx'

const Countdown = onSight(() =>
  import('#web/features/acute-techniques/countdown.tsx').then((part) => part.Countdown),
)
const NoticeThings = onSight(() =>
  import('#web/features/acute-techniques/notice-things.tsx').then((part) => part.NoticeThings),
)
const Prioritise = onSight(() =>
  import('#web/features/acute-techniques/prioritise.tsx').then((part) => part.Prioritise),
)
const LimitNews = onSight(() =>
  import('#web/features/acute-techniques/limit-news.tsx').then((part) => part.LimitNews),
)
const TalkToSomeone = onSight(() =>
  import('#web/features/acute-techniques/talk-to-someone.tsx').then((part) => part.TalkToSomeone),
)
const MedicalSupport = onSight(() =>
  import('#web/features/acute-techniques/medical-support.tsx').then((part) => part.MedicalSupport),
)

const microSteps = ['1', '2', '3', '4'] as const

/** The exercise that a step asks for, the same as in the red zone. */
export function StepToolOf({ tool }: { readonly tool: StepTool }) {
  const t = useText('techniques')
  switch (tool) {
    case 'breathing':
      return <BreathingTool />
    case 'micro':
      return (
        <Countdown
          minutes={2}
          steps={microSteps.map((step) => t(`micro.step.${step}`))}
          end={t('micro.end')}
        />
      )
    case 'notice':
      return <NoticeThings />
    case 'prioritise':
      return <Prioritise />
    case 'news':
      return <LimitNews />
    case 'talk':
      return <TalkToSomeone />
    case 'medical':
      return <MedicalSupport />
  }
}
