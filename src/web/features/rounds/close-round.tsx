import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { RoundView } from '#contract/round.ts'
import type { Translate } from '#text/messages.ts'
import type { problems } from '#text/sv/problems.ts'
import type { rounds as texts } from '#text/sv/rounds.ts'
import { callApi } from '#web/lib/api.ts'
import { problemText } from '#web/lib/problem-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'

type CloseRoundProps = { readonly organisationId: string; readonly round: RoundView }

/** Closing cannot be undone, so it is asked once more, in a dialog of the browser's own. */
export function CloseRound({ organisationId, round }: CloseRoundProps) {
  const t = useText<keyof typeof texts>()
  const problem = useText<keyof typeof problems>()
  const client = useQueryClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = `close-${round.id}`
  const close = useMutation({
    mutationFn: () => callApi('closeRound', { params: { organisationId, roundId: round.id } }),
    onSettled: async () => {
      dialog.current?.close()
      await client.invalidateQueries({ queryKey: ['rounds', organisationId] })
    },
  })
  return (
    <>
      <Button kind="quiet" onClick={() => dialog.current?.showModal()}>
        {t('close.button')}
        <span className="hidden-text">: {round.name}</span>
      </Button>
      {close.isError && <Notice live title={problemText(problem as Translate, close.error)} />}
      <dialog ref={dialog} className="ask" aria-labelledby={titleId}>
        <div className="flow">
          <h3 id={titleId}>{t('close.title', { name: round.name })}</h3>
          <p>{t('close.text')}</p>
          <p className="actions">
            <Button busy={close.isPending} onClick={() => close.mutate()}>
              {t(close.isPending ? 'close.busy' : 'close.confirm')}
            </Button>
            <Button kind="quiet" onClick={() => dialog.current?.close()}>
              {t('close.cancel')}
            </Button>
          </p>
        </div>
      </dialog>
    </>
  )
}
