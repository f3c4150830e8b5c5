import { useState } from 'react'
import { LazyPart } from '#web/lib/lazy-part.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { Draft } from './draft.ts'
import type { Form } from './form.ts'
import type { Purpose } from './invitation.ts'

/** What the other device gets besides the answers, and what happens here when the person deletes them. */
export type Carry = { readonly purpose: Purpose; readonly onForget: () => void }

type ContinueElsewhereProps = {
  readonly form: Form
  readonly draft: Draft | null
  readonly carry: Carry
  readonly onOpen?: () => void
}

const loadDialog = () => import('./hand-over-dialog.tsx')

/**
 * Below a question: a code with which the person continues on another device. A person who is invited by their session has
 * no secret to pass on, and signs in there.
 */
export function ContinueElsewhere({ form, draft, carry, onOpen }: ContinueElsewhereProps) {
  const { purpose, onForget } = carry
  const t = useText('elsewhere')
  const [open, setOpen] = useState(false)
  const dialog = useLazyModule(open, loadDialog)
  if (draft === null || Object.keys(draft.answers).length === 0) return null
  if (purpose.kind === 'round' && purpose.token === null) return null
  return (
    <div className="question-advance" data-not-read>
      <Button
        kind="plain"
        onClick={() => {
          onOpen?.()
          setOpen(true)
        }}
      >
        {t('open')}
      </Button>
      {open && (
        <LazyPart part={dialog}>
          {({ HandOverDialog }) => (
            <HandOverDialog
              continuation={{
                instrument: form.id,
                roundId: purpose.kind === 'round' ? purpose.invitation.round.id : null,
                token: purpose.kind === 'round' ? purpose.token : null,
                draft,
              }}
              onClose={() => setOpen(false)}
              onForget={onForget}
            />
          )}
        </LazyPart>
      )}
    </div>
  )
}
