import { useState } from 'react'
import { type CheckIn, checkInParts, type Rating, ratings } from '#core/programme/recovery.ts'
import type { Outlook } from '#core/programme/safety.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { OutlookQuestion } from '#web/lib/safety/outlook-question.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { ViewHeading } from './view-heading.tsx'

const questions = [...checkInParts, 'outlook'] as const
type Question = (typeof questions)[number]

type CheckInFormProps = {
  /** Postpones the questions; null at the end of the programme. */
  readonly onLater: (() => void) | null
  readonly onSend: (answers: CheckIn, outlook: Outlook) => void
}

/** Four short questions about the last seven days. */
export function CheckInForm({ onLater, onSend }: CheckInFormProps) {
  const t = useText('recoveryProgramme')
  const safety = useText('safety')
  const [answers, setAnswers] = useState<Partial<CheckIn>>({})
  const [outlook, setOutlook] = useState<Outlook>()
  const [missing, setMissing] = useState<readonly Question[]>([])
  const wordsOf = (question: Question) =>
    question === 'outlook' ? safety('outlook.missing') : t(`checkIn.${question}.missing`)
  const answered = (question: Question) => setMissing((all) => all.filter((one) => one !== question))

  function send() {
    const { energy, sleep, load } = answers
    if (energy !== undefined && sleep !== undefined && load !== undefined && outlook !== undefined) {
      onSend({ energy, sleep, load }, outlook)
      return
    }
    setMissing(questions.filter((one) => (one === 'outlook' ? outlook : answers[one]) === undefined))
  }

  return (
    <Form
      errors={missing.map((question) => ({
        fieldId: `check-in-${question}`,
        message: wordsOf(question),
      }))}
      onSubmit={send}
    >
      <ViewHeading>{t('checkIn.title')}</ViewHeading>
      <p>{t('checkIn.lead')}</p>
      {checkInParts.map((part) => (
        <Radios
          key={part}
          id={`check-in-${part}`}
          name={`check-in-${part}`}
          legend={t(`checkIn.${part}`)}
          value={answers[part] === undefined ? undefined : `${answers[part]}`}
          onChange={(chosen) => {
            setAnswers((all) => ({ ...all, [part]: Number(chosen) as Rating }))
            answered(part)
          }}
          choices={ratings.map((rating) => ({
            value: `${rating}`,
            label: t(part === 'energy' ? `energy.${rating}` : `checkIn.${part}.${rating}`),
          }))}
        />
      ))}
      <OutlookQuestion
        id="check-in-outlook"
        value={outlook}
        onChange={(chosen) => {
          setOutlook(chosen)
          answered('outlook')
        }}
      />
      <p className="actions">
        <Submit>{t('checkIn.send')}</Submit>
        {onLater !== null && (
          <Button kind="plain" onClick={onLater}>
            {t('checkIn.later')}
          </Button>
        )}
      </p>
    </Form>
  )
}
