import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { RoundView } from '#contract/rounds/round.ts'
import { dayOf } from '#core/calendar/instant-of.ts'
import { validateExtension } from '#core/round/rules.ts'
import { formatDay } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { focusRound } from './focus-round.ts'
import { Refused } from './refused.tsx'
import { endOf } from './round-form.ts'

type ExtendRoundProps = { readonly organisationId: string; readonly round: RoundView }

const week = 7 * 86_400_000

/** The last day can be moved forward once, and the invited people are told by e-mail or SMS, so a dialog asks for confirmation. */
export function ExtendRound({ organisationId, round }: ExtendRoundProps) {
  const t = useText('rounds')
  const { language } = useLanguage()
  const client = useQueryClient()
  const fieldId = useId()
  const [asking, setAsking] = useState(false)
  const [day, setDay] = useState('')
  const [wrong, setWrong] = useState(false)
  const extend = useMutation({
    mutationFn: (closesAt: string) =>
      callApi('extendRound', {
        params: { organisationId, roundId: round.id },
        body: { from: round.closesAt, closesAt },
      }),
    onSuccess: () => setAsking(false),
    // What a colleague has done meanwhile is shown below the dialog, which keeps its input.
    onSettled: async (_, error) => {
      await client.invalidateQueries({ queryKey: ['rounds', organisationId] })
      if (error === null) focusRound(round.id)
    },
  })

  function ask() {
    const later = new Date(new Date(round.closesAt).getTime() + week)
    setDay(dayOf(later))
    setWrong(false)
    extend.reset()
    setAsking(true)
  }

  function submit() {
    const later = endOf(day)
    const days = { openedAt: new Date(round.openedAt), closesAt: new Date(round.closesAt) }
    const isWrong = Number.isNaN(later.getTime()) || validateExtension(days, later) !== 'fine'
    setWrong(isWrong)
    if (!isWrong) extend.mutate(later.toISOString())
  }

  const isPossible = round.state === 'open' && !round.extended
  // A refusal stays until it has been read, also when a colleague has moved the day or closed the round meanwhile.
  if (!isPossible && !asking) return null
  return (
    <>
      {isPossible && (
        <Button kind="quiet" onClick={ask}>
          {t('extend.button')}
          <span className="hidden-text">: {round.name}</span>
        </Button>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('extend.title', { name: round.name })}
        closeLabel={t('close.cancel')}
      >
        <Form
          leadsTo="field"
          busy={extend.isPending}
          errors={wrong ? [{ fieldId, message: t('extend.wrong') }] : []}
          onSubmit={submit}
        >
          <p>
            {t(isPossible ? 'extend.text' : 'extend.over', {
              day: formatDay(new Date(round.closesAt), language),
            })}
          </p>
          <TextField
            id={fieldId}
            label={t('extend.day')}
            type="date"
            width="medium"
            value={day}
            readOnly={!isPossible}
            onChange={(event) => setDay(event.target.value)}
          />
          {extend.isError && <Refused error={extend.error} />}
          {isPossible && <Submit busyLabel={t('extend.busy')}>{t('extend.confirm')}</Submit>}
        </Form>
      </Dialog>
    </>
  )
}
