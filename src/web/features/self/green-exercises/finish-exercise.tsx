import { useState } from 'react'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import type { ExerciseProps } from './exercise-list.ts'

type FinishExerciseProps = ExerciseProps & {
  /** What the exercise still lacks, in words; null when it is complete. */
  readonly missing: string | null
  /** False when the browser refuses to store the text. */
  readonly kept?: boolean
}

/** The end of every exercise: marks it as done, or not done again. */
export function FinishExercise({ done, missing, kept = true, onFinish }: FinishExerciseProps) {
  const t = useText('exercises')
  const [asked, setAsked] = useState(false)
  if (done) {
    return (
      <Notice kind="done">
        <p>{t('exercises.finished')}</p>
        <Button kind="plain" className="no-print" onClick={() => onFinish(false)}>
          {t('exercises.undo')}
        </Button>
      </Notice>
    )
  }
  return (
    <>
      <NotKept kept={kept} />
      <p role="alert" className={asked && missing !== null ? 'field-error' : 'hidden-text'}>
        {asked && missing}
      </p>
      <p className="no-print">
        <Button
          kind="quiet"
          onClick={() => {
            setAsked(missing !== null)
            if (missing === null) onFinish(true)
          }}
        >
          {t('exercises.finish')}
        </Button>
      </p>
    </>
  )
}

/** Shown when the browser stores nothing: the text has to be copied before leaving the page. */
export function NotKept({ kept }: { readonly kept: boolean }) {
  const t = useText('exercises')
  if (kept) return null
  return (
    <div role="alert">
      <Notice kind="help">{t('exercises.notKept')}</Notice>
    </div>
  )
}
