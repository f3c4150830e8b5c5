import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Me } from '#contract/identity/me.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { proving } from '#web/lib/proof/proving.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { PrivateAddress } from './private-address.tsx'
import { ProblemNotice } from './problem-notice.tsx'

/** Which address opens own results, and how to change that. */
export function OwnAddresses({ me }: { readonly me: Me }) {
  const t = useText('privateAddress')
  const queries = useQueryClient()
  const [adding, setAdding] = useState(false)
  const [removed, setRemoved] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { email, addedAt } = me.privateAddress
  const shown = useRef(email)

  // The form is gone after the change, so the heading of its replacement takes the focus.
  useEffect(() => {
    if (shown.current === email) return
    shown.current = email
    heading.current?.focus()
  }, [email])

  const added = () => {
    setAdding(false)
    setRemoved(false)
    void queries.invalidateQueries()
  }
  async function remove() {
    setProblem(null)
    try {
      await proving(() => callApi('leavePrivateAddress', { query: { addedAt: addedAt ?? undefined } }))
      setRemoved(true)
      await queries.invalidateQueries()
    } catch (error) {
      setProblem(error instanceof ApiError ? error : new ApiError(0, 'unexpected'))
    }
  }

  if (!me.opensOwn) return null
  return (
    <section className="flow">
      <h3 ref={heading} tabIndex={-1}>
        {t('private.own')}
      </h3>
      {removed && email === null && (
        <Notice live kind="done">
          {t('private.removed')}
        </Notice>
      )}
      <ProblemNotice problem={problem} />
      {email !== null ? (
        <>
          <p>{t('private.is', { email })}</p>
          <TwoStepButton
            kind="quiet"
            label={t('private.remove')}
            question={t('private.remove.question', { email: me.person.email })}
            yes={t('private.remove.yes')}
            no={t('private.remove.no')}
            onConfirm={() => void remove()}
          />
        </>
      ) : adding ? (
        <PrivateAddress email={me.person.email} onDone={added} onLeave={() => setAdding(false)} />
      ) : (
        <>
          <p>{t('private.reads', { email: me.person.email })}</p>
          <p>
            <Button kind="quiet" onClick={() => setAdding(true)}>
              {t('private.add')}
            </Button>
          </p>
        </>
      )}
    </section>
  )
}
