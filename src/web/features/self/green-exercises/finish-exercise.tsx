import { useState } from 'react'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import type { ExerciseProps } from './exercise-list.ts'

type FinishExerciseProps = ExerciseProps & {
  /** What is still to be done, in words; null when nothing is. */
  readonly missing: string | null
  /** False when the browser refuses to keep what is written. */
  readonly kept?: boolean
}

/** The end of every exercise: marks it as done, or undoes that. */
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

/** The browser keeps nothing here, so the text has to be copied before leaving the page. */
export function NotKept({ kept }: { readonly kept: boolean }) {
  const t = useText('exercises')
  if (kept) return null
  return (
    <div role="alert">
      <Notice kind="help">{t('exercises.notKept')}</Notice>
    </div>
  )
}
