import { useText } from '#web/lib/use-text.ts'
import type { Choice } from '#web/lib/visitor-data/choice.ts'
import { VisitorQuestion } from '#web/lib/visitor-data/visitor-question.tsx'
import type { VisitorThing } from '#web/lib/visitor-data/what-is-here.ts'

type MergeStepProps = {
  readonly things: readonly VisitorThing[]
  readonly onAnswer: (choice: Choice) => void
}

/** Between signing in and going on: what is stored in this browser is moved only when the person wants it. */
export function MergeStep(props: MergeStepProps) {
  const t = useText('ownDocument')
  return (
    <div className="flow">
      <h1>{t('merge.title')}</h1>
      <VisitorQuestion {...props} />
    </div>
  )
}
