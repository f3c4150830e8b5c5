import { useState } from 'react'
import { type Rating, ratings } from '#core/programme/recovery.ts'
import type { Outlook } from '#core/programme/safety.ts'
import { type WeeklyCheck, weeklyParts } from '#core/programme/stress-programme.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { OutlookQuestion } from '#web/lib/safety/outlook-question.tsx'
import { SafetyBlock } from '#web/lib/safety/safety-block.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'

const questions = [...weeklyParts, 'outlook'] as const
type Question = (typeof questions)[number]

type WeeklyCheckFormProps = {
  readonly onLater: () => void
  /** The outlook is used at once and stored nowhere. */
  readonly onSend: (answers: WeeklyCheck, outlook: Outlook) => void
}

/** Three short questions about the last seven days, and one about the coming ones. */
export function WeeklyCheckForm({ onLater, onSend }: WeeklyCheckFormProps) {
  const t = useText('stressProgramme')
  const [answers, setAnswers] = useState<Partial<WeeklyCheck>>({})
  const [outlook, setOutlook] = useState<Outlook>()
  const [missing, setMissing] = useState<readonly Question[]>([])
  const safety = useText('safety')
  const wordsOf = (question: Question) =>
    question === 'outlook' ? safety('outlook.missing') : t(`check.${question}.missing`)
  const answered = (question: Question) => setMissing((all) => all.filter((one) => one !== question))

  function send() {
    const { strain, recovery, step } = answers
    if (strain !== undefined && recovery !== undefined && step !== undefined && outlook !== undefined) {
      onSend({ strain, recovery, step }, outlook)
      return
    }
    setMissing(questions.filter((one) => (one === 'outlook' ? outlook : answers[one]) === undefined))
  }

  return (
    <Form
      errors={missing.map((question) => ({ fieldId: `check-${question}`, message: wordsOf(question) }))}
      className="surface flow"
      onSubmit={send}
    >
      <h3>{t('check.title')}</h3>
      <p>{t('check.lead')}</p>
      <SafetyBlock />
      {weeklyParts.map((part) => (
        <Radios
          key={part}
          id={`check-${part}`}
          name={`check-${part}`}
          legend={t(`check.${part}`)}
          value={answers[part] === undefined ? undefined : `${answers[part]}`}
          onChange={(chosen) => {
            setAnswers((all) => ({ ...all, [part]: Number(chosen) as Rating }))
            answered(part)
          }}
          choices={ratings.map((rating) => ({ value: `${rating}`, label: t(`check.${part}.${rating}`) }))}
        />
      ))}
      <OutlookQuestion
        id="check-outlook"
        value={outlook}
        onChange={(chosen) => {
          setOutlook(chosen)
          answered('outlook')
        }}
      />
      <p className="actions">
        <Submit>{t('check.send')}</Submit>
        <Button kind="plain" onClick={onLater}>
          {t('check.later')}
        </Button>
      </p>
    </Form>
  )
}
