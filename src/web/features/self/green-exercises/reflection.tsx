import { useEffect, useState } from 'react'
import { formatMonth } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { stockholmNow } from '#web/lib/stockholm-now.ts'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { ExerciseProps } from './exercise-list.ts'
import { FinishExercise } from './finish-exercise.tsx'
import {
  earlierMonths,
  emptyReflection,
  isWritten,
  type Month,
  monthsStore,
  questions,
  type Reflection,
} from './monthly-reflection.ts'
import { ReflectionGuide } from './reflection-guide.tsx'

/** Fifteen guided minutes, and the reflections of earlier months. */
export function MonthlyReflection({ done, onFinish }: ExerciseProps) {
  const t = useText('exercises')
  const months = useStored(monthsStore)
  const [writing, setWriting] = useState(false)
  const [month, setMonth] = useState<Month | null>(null)
  // The page may have been prerendered in another month.
  useEffect(() => setMonth(stockholmNow().day.slice(0, 7) as Month), [])
  const all = months.value.months
  const own = month === null ? undefined : all[month]

  function write(part: Partial<Reflection>) {
    if (month === null) return
    months.change({ months: { ...all, [month]: { ...emptyReflection, ...own, ...part } } })
  }

  return (
    <>
      <p className="small quiet">{t('reflection.kept')}</p>
      {writing ? (
        <ReflectionGuide
          reflection={own ?? emptyReflection}
          onWrite={write}
          onEnd={() => {
            setWriting(false)
            if (isWritten(own)) onFinish(true)
          }}
        />
      ) : (
        <>
          {month !== null && isWritten(own) && <OneMonth month={month} reflection={own ?? emptyReflection} />}
          <p className="no-print">
            <Button kind={isWritten(own) ? 'quiet' : 'primary'} onClick={() => setWriting(true)}>
              {t(isWritten(own) ? 'reflection.change' : 'reflection.start')}
            </Button>
          </p>
        </>
      )}
      {month !== null && earlierMonths(months.value, month).length > 0 && (
        <details className="disclosure">
          <summary>{t('reflection.earlier')}</summary>
          {earlierMonths(months.value, month).map((earlier) => (
            <OneMonth key={earlier} month={earlier} reflection={all[earlier] ?? emptyReflection} />
          ))}
        </details>
      )}
      <FinishExercise
        done={done}
        kept={months.kept}
        missing={isWritten(own) ? null : t('reflection.missing')}
        onFinish={onFinish}
      />
    </>
  )
}

function OneMonth({ month, reflection }: { readonly month: Month; readonly reflection: Reflection }) {
  const t = useText('exercises')
  const { language } = useLanguage()
  return (
    <section className="flow worksheet-part">
      <h4>{t('reflection.month', { month: formatMonth(new Date(`${month}-15T12:00:00Z`), language) })}</h4>
      <dl className="reflection-answers">
        {questions.map(({ id }) => (
          <div key={id}>
            <dt>{t(`reflection.${id}`)}</dt>
            <dd>{reflection[id].trim() || t('reflection.nothing')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
