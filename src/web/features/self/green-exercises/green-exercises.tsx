import { type ReactNode, useState } from 'react'
import { type Exercise, type ExercisesDocument, exercises, longestText } from '#core/exercises/exercises.ts'
import { browserStore } from '#web/lib/browser-store.ts'
import { textOf } from '#web/lib/exercises/stored-text.ts'
import { onSight } from '#web/lib/on-sight.tsx'
import { DocumentNote } from '#web/lib/own-document/document-note.tsx'
import type { OwnDocument } from '#web/lib/own-document/use-own-document.ts'
import { ReadRegion } from '#web/lib/read-aloud/read-aloud.tsx'
import { isRecord } from '#web/lib/shape.ts'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Progress } from '#web/ui/progress/progress.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { withDone } from './exercise-list.ts'
import { FinishExercise, NotKept } from './finish-exercise.tsx'
import { monthsStore } from './monthly-reflection.ts'

/** The reflection text of the green zone; always in this browser, signed in or not. */
const thoughtsStore = browserStore('andrum.green.reflection.v1', {
  parse: (value) => (isRecord(value) ? { text: textOf(value.text) } : null),
  empty: { text: '' },
})

const sheets = {
  strengths: onSight(() => import('./strengths.tsx').then((part) => part.Strengths)),
  recovery: onSight(() => import('./recovery.tsx').then((part) => part.Recovery)),
  values: onSight(() => import('./values.tsx').then((part) => part.Values)),
  reflection: onSight(() => import('./reflection.tsx').then((part) => part.MonthlyReflection)),
} as const

type GreenExercisesProps = {
  /** The person's exercises and worksheets. */
  readonly own: OwnDocument<ExercisesDocument>
  /** The breathing exercise; the route passes it, and it calls back when the breaths are done. */
  readonly breathing: (onDone: () => void) => ReactNode
}

/** Five foldable exercises, the number of finished ones, and a field for own words. */
export function GreenExercises({ own, breathing }: GreenExercisesProps) {
  const t = useText('exercises')
  const [told, setTold] = useState('')
  const { done } = own.value
  const thoughts = useStored(thoughtsStore)

  function end(exercise: Exercise, isDone: boolean) {
    const now = withDone(own.newest().done, exercise, isDone)
    own.change({ done: now })
    setTold(t('exercises.counter', { count: now.length, total: exercises.length }))
  }

  function sheetOf(exercise: Exercise): ReactNode {
    const ends = { done: done.includes(exercise), onFinish: (isDone: boolean) => end(exercise, isDone) }
    if (exercise === 'breathing') {
      return (
        <>
          {breathing(() => end(exercise, true))}
          <FinishExercise {...ends} missing={null} />
        </>
      )
    }
    const Sheet = sheets[exercise]
    return (
      <>
        <p>{t(`${exercise}.lead`)}</p>
        <Sheet {...ends} exercises={own} />
      </>
    )
  }

  return (
    <div className="flow">
      <h2>{t('exercises.title')}</h2>
      <p>{t('exercises.lead')}</p>
      <DocumentNote document={own} />
      <noscript>
        <p>{t('exercises.needsScript')}</p>
      </noscript>
      <Progress
        label={t('exercises.counter', { count: done.length, total: exercises.length })}
        value={done.length}
        max={exercises.length}
      />
      <p role="status" className="hidden-text">
        {told}
      </p>
      <div className="folds">
        {exercises.map((exercise) => (
          <Fold
            key={exercise}
            id={exercise}
            title={t(exercise)}
            note={done.includes(exercise) ? <DoneMark label={t('exercises.done')} /> : t(`${exercise}.time`)}
          >
            <ReadRegion stepwise>{sheetOf(exercise)}</ReadRegion>
          </Fold>
        ))}
      </div>
      {done.length === exercises.length && (
        <Notice kind="done" live title={t('exercises.all.title')}>
          <p>{t('exercises.all.text')}</p>
        </Notice>
      )}
      <h3>{t('thoughts.title')}</h3>
      <Textarea
        id="thoughts"
        label={t('thoughts.label')}
        hint={t('thoughts.hint')}
        maxLength={longestText}
        value={thoughts.value.text}
        onChange={(event) => thoughts.change({ text: event.target.value })}
      />
      <NotKept kept={thoughts.kept} />
      <div className="no-print">
        <TwoStepButton
          label={t('exercises.erase')}
          question={t('exercises.erase.question')}
          yes={t('exercises.erase.yes')}
          no={t('exercises.erase.no')}
          onConfirm={() => {
            own.erase()
            thoughtsStore.erase()
            monthsStore.erase()
          }}
        />
      </div>
    </div>
  )
}

function DoneMark({ label }: { readonly label: string }) {
  return (
    <span className="done-mark">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="m4 10.5 4 4 8-9" />
      </svg>
      {label}
    </span>
  )
}
