import { GuidedExercise } from '#web/features/self/exercises/guided-exercise.tsx'
import type { StepTool } from '#web/lib/content/read-recovery-week.ts'
import { onSight } from '#web/lib/on-sight.tsx'
import { BreathingTool } from '../zones/breathing-tool.tsx'

const Prioritise = onSight(() =>
  import('#web/features/self/acute-techniques/prioritise.tsx').then((part) => part.Prioritise),
)
const LimitNews = onSight(() =>
  import('#web/features/self/acute-techniques/limit-news.tsx').then((part) => part.LimitNews),
)
const TalkToSomeone = onSight(() =>
  import('#web/features/self/acute-techniques/talk-to-someone.tsx').then((part) => part.TalkToSomeone),
)
const MedicalSupport = onSight(() =>
  import('#web/features/self/acute-techniques/medical-support.tsx').then((part) => part.MedicalSupport),
)

/** The exercise of a step, the same as in the red zone. */
export function StepToolOf({ tool }: { readonly tool: StepTool }) {
  switch (tool) {
    case 'breathing':
      return <BreathingTool longer="pausandning" />
    case 'micro':
      return <GuidedExercise ids={['mikropaus']} />
    case 'notice':
      return <GuidedExercise ids={['lagg-marke-till']} />
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
