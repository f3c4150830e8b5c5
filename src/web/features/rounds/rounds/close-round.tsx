import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RoundView } from '#contract/rounds/round.ts'
import { callApi } from '#web/lib/api.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { focusRound } from './focus-round.ts'
import { Refused } from './refused.tsx'

type CloseRoundProps = { readonly organisationId: string; readonly round: RoundView }

/** Closing cannot be undone, so a dialog asks for confirmation. */
export function CloseRound({ organisationId, round }: CloseRoundProps) {
  const t = useText('rounds')
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const close = useMutation({
    mutationFn: () =>
      callApi('closeRound', {
        params: { organisationId, roundId: round.id },
        body: { from: round.closesAt },
      }),
    onSettled: async (_, error) => {
      setAsking(false)
      await client.invalidateQueries({ queryKey: ['rounds', organisationId] })
      if (error === null) focusRound(round.id)
    },
  })
  // A refusal stays until it has been read, also when a colleague has closed the round meanwhile.
  if (round.state !== 'open') return close.isError ? <Refused error={close.error} /> : null
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t('close.button')}
        <span className="hidden-text">: {round.name}</span>
      </Button>
      {close.isError && <Refused error={close.error} />}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('close.title', { name: round.name })}
        closeLabel={t('close.cancel')}
      >
        <div className="flow">
          <p>{t('close.text')}</p>
          <Button busy={close.isPending} onClick={() => close.mutate()}>
            {t(close.isPending ? 'close.busy' : 'close.confirm')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
