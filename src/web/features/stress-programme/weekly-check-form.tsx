import { type FormEvent, useState } from 'react'
import { type Rating, ratings } from '#core/programme/recovery.ts'
import { type WeeklyCheck, weeklyParts } from '#core/programme/stress-programme.ts'
import { SafetyBlock } from '#web/lib/safety/safety-block.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'

type Question = (typeof weeklyParts)[number]

type WeeklyCheckFormProps = {
  readonly onLater: () => void
  readonly onSend: (answers: WeeklyCheck) => void
}

/** Three short questions about the last seven days. */
export function WeeklyCheckForm({ onLater, onSend }: WeeklyCheckFormProps) {
  const t = useText('stressProgramme')
  const [answers, setAnswers] = useState<Partial<WeeklyCheck>>({})
  const [missing, setMissing] = useState<readonly Question[]>([])

  function send(event: FormEvent) {
    event.preventDefault()
    const { strain, recovery, step } = answers
    if (strain !== undefined && recovery !== undefined && step !== undefined) {
      onSend({ strain, recovery, step })
      return
    }
    setMissing(weeklyParts.filter((part) => answers[part] === undefined))
  }

  return (
    <form className="surface flow" noValidate onSubmit={send}>
      <ErrorSummary
        errorPrefix={t('errors.prefix')}
        title={t('errors.title', { count: missing.length })}
        errors={missing.map((part) => ({ fieldId: `check-${part}`, message: t(`check.${part}.missing`) }))}
      />
      <h3>{t('check.title')}</h3>
      <p>{t('check.lead')}</p>
      <SafetyBlock />
      {weeklyParts.map((part) => (
        <Radios
          key={part}
          id={`check-${part}`}
          name={`check-${part}`}
          legend={t(`check.${part}`)}
          error={missing.includes(part) ? t(`check.${part}.missing`) : undefined}
          errorPrefix={t('errors.prefix')}
          value={answers[part] === undefined ? undefined : `${answers[part]}`}
          onChange={(chosen) => {
            setAnswers((all) => ({ ...all, [part]: Number(chosen) as Rating }))
            setMissing((all) => all.filter((one) => one !== part))
          }}
          choices={ratings.map((rating) => ({ value: `${rating}`, label: t(`check.${part}.${rating}`) }))}
        />
      ))}
      <p className="actions">
        <Button type="submit">{t('check.send')}</Button>
        <Button kind="plain" onClick={onLater}>
          {t('check.later')}
        </Button>
      </p>
    </form>
  )
}
