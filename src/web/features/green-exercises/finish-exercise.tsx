import { useState } from 'react'
import type { exercises } from '#text/sv/exercises.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'

type FinishExerciseProps = {
  readonly done: boolean
  /** What is still to be done, in words; null when nothing is. */
  readonly missing: string | null
  readonly onFinish: (done: boolean) => void
}

/** The end of every exercise: done when it is done, and undone as easily. */
export function FinishExercise({ done, missing, onFinish }: FinishExerciseProps) {
  const t = useText<keyof typeof exercises>()
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
      <p role="alert" className={asked && missing !== null ? 'field-error' : 'hidden-text'}>
        {asked && missing}
      </p>
      <p className="no-print">
        <Button
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
