import { useState } from 'react'
import type { GuidanceList } from '#contract/guidance/guidance.ts'
import { addDays, type Day } from '#core/calendar/local-time.ts'
import { mostDaysAway } from '#core/guidance/guidance.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { stockholmNow } from '#web/lib/stockholm-now.ts'
import { useDays } from '#web/lib/use-day-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { useWriteAbsence } from './desk-queries.ts'

type AbsenceProps = Pick<GuidanceList, 'me' | 'colleagues'>

/** Until when the guide is away, and which colleague answers meanwhile, within the promised time too. */
export function Absence({ me, colleagues }: AbsenceProps) {
  const t = useText('guideDesk')
  const { near } = useDays()
  const write = useWriteAbsence()
  const away = me.awayUntil
  return (
    <details className="disclosure" open={away !== null}>
      <summary>{t('absence.title')}</summary>
      <div className="flow column">
        <p>{t('absence.text')}</p>
        <Failure error={write.error} title={t('failed')} />
        {away !== null ? (
          <>
            <p role="status">
              {me.standIn === null
                ? t('absence.away.alone', { day: near(away) })
                : t('absence.away', { day: near(away), name: me.standIn.name })}
            </p>
            <p>
              <Button
                kind="quiet"
                busy={write.isPending}
                onClick={() => write.mutate({ awayUntil: null, standInId: null })}
              >
                {t('absence.end')}
              </Button>
            </p>
          </>
        ) : null}
        {me.standIn !== null ? null : colleagues.length === 0 ? (
          <p>{t('absence.none')}</p>
        ) : (
          <AbsenceForm colleagues={colleagues} write={write} />
        )}
        {write.isSuccess && (
          <p role="status" className="small">
            {t(away === null ? 'absence.ended' : 'absence.saved')}
          </p>
        )}
      </div>
    </details>
  )
}

type AbsenceFormProps = Pick<AbsenceProps, 'colleagues'> & {
  readonly write: ReturnType<typeof useWriteAbsence>
}

function AbsenceForm({ colleagues, write }: AbsenceFormProps) {
  const t = useText('guideDesk')
  const { near } = useDays()
  const [until, setUntil] = useState('')
  const [standInId, setStandInId] = useState('')
  const [refused, setRefused] = useState(false)
  const today = stockholmNow().day
  const last = addDays(today, mostDaysAway)
  const errors = [
    ...(until >= today && until <= last
      ? []
      : [{ fieldId: 'absence-until', message: t('absence.error', { day: near(last) }) }]),
    ...(standInId === '' ? [{ fieldId: 'absence-stand-in', message: t('absence.error.standIn') }] : []),
  ]
  return (
    <Form
      leadsTo="field"
      errors={refused ? errors : []}
      busy={write.isPending}
      onSubmit={() => {
        setRefused(true)
        if (errors.length === 0) write.mutate({ awayUntil: until as Day, standInId })
      }}
    >
      <TextField
        id="absence-until"
        label={t('absence.until')}
        hint={t('absence.until.hint', { count: mostDaysAway })}
        type="date"
        width="medium"
        min={today}
        max={last}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      <Select
        id="absence-stand-in"
        label={t('absence.standIn')}
        value={standInId}
        onChange={({ target }) => setStandInId(target.value)}
        options={[
          { value: '', label: t('absence.choose') },
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Submit kind="quiet">{t('absence.save')}</Submit>
    </Form>
  )
}
