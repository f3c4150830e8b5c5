import { type ReactNode, useState } from 'react'
import type { exercises as words } from '#text/sv/exercises.ts'
import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Progress } from '#web/ui/progress/progress.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { type Exercise, exercises } from './exercise-list.ts'
import { FinishExercise } from './finish-exercise.tsx'
import { isWritten } from './monthly-reflection.ts'
import { Recovery } from './recovery.tsx'
import { MonthlyReflection } from './reflection.tsx'
import { Strengths } from './strengths.tsx'
import { missingInStrengths } from './strengths-sheet.ts'
import { longestText } from './text-record.ts'
import type { GreenNotes } from './use-green-notes.ts'
import { Values } from './values.tsx'
import { directionsOf } from './values-compass.ts'

type GreenExercisesProps = {
  readonly notes: GreenNotes
  /** The pacer; the route brings it. */
  readonly breathing: ReactNode
}

/** Five exercises to unfold and do, how many are done, and room for one's own words. */
export function GreenExercises({ notes, breathing }: GreenExercisesProps) {
  const t = useText<keyof typeof words>()
  const [told, setTold] = useState('')
  const { done, finish, strengths, recovery, values, months, thoughts, kept } = notes
  const counter = t('exercises.counter', { count: done.length, total: exercises.length })

  function end(exercise: Exercise, isDone: boolean) {
    finish(exercise, isDone)
    const count = done.filter((other) => other !== exercise).length + (isDone ? 1 : 0)
    setTold(t('exercises.counter', { count, total: exercises.length }))
  }

  const panels: Readonly<Record<Exercise, { readonly body: ReactNode; readonly missing: string | null }>> = {
    strengths: {
      body: <Strengths sheet={strengths} />,
      missing: missingWords(missingInStrengths(strengths.value)),
    },
    recovery: {
      body: <Recovery plan={recovery} />,
      missing: recovery.value.times.length === 0 ? t('recovery.missing.times') : null,
    },
    breathing: { body: breathing, missing: null },
    values: { body: <Values compass={values} />, missing: missingInValues() },
    reflection: {
      body: <MonthlyReflection months={months} onEnd={() => end('reflection', true)} />,
      missing: Object.values(months.value.months).some(isWritten) ? null : t('reflection.missing'),
    },
  }

  function missingWords(missing: ReturnType<typeof missingInStrengths>): string | null {
    return missing === null ? null : t(`strengths.missing.${missing}`)
  }

  function missingInValues(): string | null {
    if (directionsOf(values.value) === null) return t('values.missing.ratings')
    return values.value.action.trim() === '' ? t('values.missing.action') : null
  }

  return (
    <div className="flow">
      <h2>{t('exercises.title')}</h2>
      <p>{t('exercises.lead')}</p>
      <noscript>
        <p>{t('exercises.needsScript')}</p>
      </noscript>
      <Progress label={counter} value={done.length} max={exercises.length} />
      <p role="status" className="hidden-text">
        {told}
      </p>
      {!kept && (
        <div role="alert">
          <Notice kind="help">{t('exercises.notKept')}</Notice>
        </div>
      )}
      <div className="folds">
        {exercises.map((exercise) => (
          <Fold
            key={exercise}
            id={exercise}
            title={t(exercise)}
            note={done.includes(exercise) ? <DoneMark label={t('exercises.done')} /> : t(`${exercise}.time`)}
          >
            {panels[exercise].body}
            <FinishExercise
              done={done.includes(exercise)}
              missing={panels[exercise].missing}
              onFinish={(isDone) => end(exercise, isDone)}
            />
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
      <div className="no-print">
        <TwoStepButton
          label={t('exercises.erase')}
          question={t('exercises.erase.question')}
          yes={t('exercises.erase.yes')}
          no={t('exercises.erase.no')}
          onConfirm={notes.eraseAll}
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
