import { ApiError } from '#web/lib/api.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { PendingMessage } from './message-outbox.ts'

type PendingNoteProps = {
  readonly message: PendingMessage
  readonly busy: boolean
  /** Returns the words to the message box; undefined where there is no box, so that they stay here. */
  readonly onBack: ((message: PendingMessage) => void) | undefined
}

/** Below a message that has not arrived: what it waits for, or why it was refused. */
export function PendingNote({ message, busy, onBack }: PendingNoteProps) {
  const t = useText('guidance')
  const problemText = useProblemText()
  const { state, refusal } = message
  if (state !== 'refused') {
    const words = state === 'needs-sign-in' ? 'write.signIn' : busy ? 'write.sending' : 'write.waiting'
    return (
      <p role="status" className="small quiet">
        {t(words)}
      </p>
    )
  }
  const error = new ApiError(409, (refusal ?? 'unexpected') as ApiError['code'])
  return (
    <div role="alert">
      <p>
        <strong>{t('write.refused')}</strong>
      </p>
      <p>{problemText(error)}</p>
      {onBack && (
        <p>
          <Button kind="quiet" onClick={() => onBack(message)}>
            {t('write.back')}
          </Button>
        </p>
      )}
    </div>
  )
}
