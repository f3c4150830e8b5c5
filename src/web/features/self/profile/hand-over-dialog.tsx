import { useEffect, useRef, useState } from 'react'
import { showContinuationCode } from '#core/round/slip-code.ts'
import { ApiError } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { type Continuation, canSeal, handOver } from './sealed-continuation.ts'

type HandOverDialogProps = {
  readonly continuation: Continuation
  readonly onClose: () => void
  readonly onForget: () => void
}

type State =
  | { readonly step: 'asking' | 'making' }
  | { readonly step: 'failed'; readonly why: 'network' | 'too-many-requests' | 'unsupported' | 'unexpected' }
  | { readonly step: 'made'; readonly code: string }

/** Creates a code on request, says where to type it, and deletes the answers here when the person confirms. */
export function HandOverDialog({ continuation, onClose, onForget }: HandOverDialogProps) {
  const t = useText('elsewhere')
  const [state, setState] = useState<State>({ step: 'asking' })

  async function make() {
    if (!canSeal()) return setState({ step: 'failed', why: 'unsupported' })
    setState({ step: 'making' })
    try {
      setState({ step: 'made', code: await handOver(continuation) })
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'unexpected'
      setState({
        step: 'failed',
        why: code === 'network' || code === 'too-many-requests' ? code : 'unexpected',
      })
    }
  }

  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {state.step === 'made' ? (
        <Made code={state.code} toRound={continuation.roundId !== null} onForget={onForget} />
      ) : (
        <>
          <p>{t('lead')}</p>
          <p>{t('sealed')}</p>
          {state.step === 'failed' && (
            <Notice live title={t('failed')}>
              <p>{t(`failed.${state.why}`)}</p>
            </Notice>
          )}
          <p className="actions">
            <Button busy={state.step === 'making'} onClick={() => void make()}>
              {t(state.step === 'making' ? 'making' : 'make')}
            </Button>
          </p>
          <p role="status" className="hidden-text">
            {state.step === 'making' && t('making')}
          </p>
        </>
      )}
    </Dialog>
  )
}

type MadeProps = {
  readonly code: string
  readonly toRound: boolean
  readonly onForget: () => void
}

function Made({ code, toRound, onForget }: MadeProps) {
  const t = useText('elsewhere')
  const { pathTo } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flow">
      <h3 ref={heading} tabIndex={-1}>
        {t('code')}
      </h3>
      <p className="continuation-code" dir="ltr">
        {showContinuationCode(code)}
      </p>
      <ol>
        <li>
          {t('step.1')}{' '}
          <strong className="continuation-address" dir="ltr">
            {location.host + pathTo('/svara')}
          </strong>
        </li>
        <li>{t('step.2', { choice: t('here') })}</li>
        <li>{t('step.3')}</li>
      </ol>
      <p>{t('valid')}</p>
      {toRound && <p>{t('first')}</p>}
      <div>
        <TwoStepButton
          label={t('forget')}
          question={t('forget.question')}
          yes={t('forget.yes')}
          no={t('forget.no')}
          onConfirm={onForget}
        />
      </div>
    </div>
  )
}
