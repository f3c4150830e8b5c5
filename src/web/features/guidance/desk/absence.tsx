import { useState } from 'react'
import type { GuidanceList } from '#contract/guidance/guidance.ts'
import type { Day } from '#core/calendar/local-time.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useDays } from '#web/lib/guidance/use-days.ts'
import { stockholmNow } from '#web/lib/stockholm-now.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { useWriteAbsence } from './desk-queries.ts'

type AbsenceProps = Pick<GuidanceList, 'me' | 'colleagues'>

/** Until when the guide is away, and who reads and answers meanwhile. */
export function Absence({ me, colleagues }: AbsenceProps) {
  const t = useText('guideDesk')
  const { near } = useDays()
  const write = useWriteAbsence()
  const [until, setUntil] = useState('')
  const [standIn, setStandIn] = useState('')
  const [refused, setRefused] = useState(false)
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
        ) : (
          <Form
            leadsTo="field"
            errors={refused ? [{ fieldId: 'absence-until', message: t('absence.error') }] : []}
            busy={write.isPending}
            onSubmit={() => {
              const isGood = until >= stockholmNow().day
              setRefused(!isGood)
              if (isGood)
                write.mutate({ awayUntil: until as Day, standInId: standIn === '' ? null : standIn })
            }}
          >
            <TextField
              id="absence-until"
              label={t('absence.until')}
              type="date"
              width="medium"
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
            <Select
              id="absence-stand-in"
              label={t('absence.standIn')}
              value={standIn}
              onChange={({ target }) => setStandIn(target.value)}
              options={[
                { value: '', label: t('absence.nobody') },
                ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <Submit kind="quiet">{t('absence.save')}</Submit>
          </Form>
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
