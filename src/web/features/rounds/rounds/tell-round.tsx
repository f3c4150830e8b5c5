import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RoundView } from '#contract/rounds/round.ts'
import { callApi } from '#web/lib/api.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { focusRound } from './focus-round.ts'
import { Refused } from './refused.tsx'

type TellRoundProps = { readonly organisationId: string; readonly round: RoundView }

/** Figures that are opened to employees cannot be withdrawn, so a dialog asks for confirmation. */
export function TellRound({ organisationId, round }: TellRoundProps) {
  const t = useText('rounds')
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [as, setAs] = useState<'whole' | 'units'>('units')
  const tell = useMutation({
    mutationFn: () => callApi('tellRound', { params: { organisationId, roundId: round.id }, body: { as } }),
    onSuccess: () => setAsking(false),
    onSettled: async (_, error) => {
      await client.invalidateQueries({ queryKey: ['rounds', organisationId] })
      if (error === null) focusRound(round.id)
    },
  })

  function submit() {
    tell.mutate()
  }

  const isPossible = round.state === 'released' && round.told === null
  // A refusal stays until it has been read, also when a colleague has opened the figures meanwhile.
  if (!isPossible && !asking) return null
  return (
    <>
      {isPossible && (
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {t('tell.button')}
          <span className="hidden-text">: {round.name}</span>
        </Button>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('tell.title', { name: round.name })}
        closeLabel={t('close.cancel')}
      >
        <Form leadsTo="field" busy={tell.isPending} onSubmit={submit}>
          <p>
            {t(round.told === null ? 'tell.text' : `tell.over.${round.told.as}`, { unit: round.unit.name })}
          </p>
          <Radios
            id={`tell-${round.id}`}
            name={`tell-${round.id}`}
            legend={t('tell.which')}
            choices={[
              { value: 'units', label: t('tell.units'), hint: t('tell.units.hint') },
              { value: 'whole', label: t('tell.whole', { unit: round.unit.name }) },
            ]}
            value={as}
            onChange={(value) => setAs(value === 'whole' ? 'whole' : 'units')}
          />
          {tell.isError && <Refused error={tell.error} />}
          {isPossible && <Submit busyLabel={t('tell.busy')}>{t('tell.confirm')}</Submit>}
        </Form>
      </Dialog>
    </>
  )
}
