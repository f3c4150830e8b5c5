import { useEffect, useRef, useState } from 'react'
import type { ReceivedRequest } from '#contract/support/support.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { LoadFailed } from '#web/lib/panel/load-failed.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useFragmentSecret } from '#web/lib/use-fragment-secret.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { RequestCard } from './request-card.tsx'

/** For occupational health: the one request that the mailed link opens. */
export function LinkedRequest() {
  const t = useText('inbox')
  const problems = useText('problems')
  const token = useFragmentSecret()
  const [request, setRequest] = useState<ReceivedRequest | null>(null)
  const [done, setDone] = useState<'acknowledged' | 'closed' | null>(null)
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const told = useRef<HTMLDivElement>(null)

  async function load(secret: string) {
    setFailure(undefined)
    setRequest(null)
    try {
      setRequest(await callApi('readSupportLink', { body: { token: secret } }))
    } catch (error) {
      setFailure(error)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another secret is another case
  useEffect(() => {
    if (token) void load(token)
  }, [token])

  async function takeOn(state: 'acknowledged' | 'closed') {
    if (token === null || busy) return
    setBusy(true)
    try {
      await callApi('answerSupportLink', { body: { token, state } })
      setDone(state)
      if (state === 'closed') setRequest(null)
      else await load(token)
      told.current?.focus()
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }

  if (token === '')
    return (
      <>
        <p>{t('link.missing')}</p>
        <p>
          <PageLink to="/kontakta-oss">{t('link.contact')}</PageLink>
        </p>
      </>
    )
  const unknown = failure instanceof ApiError && (failure.status === 404 || failure.status === 400)
  return (
    <div className="flow">
      <div ref={told} tabIndex={-1}>
        {done !== null && (
          <Notice
            live
            kind="done"
            title={t(done === 'closed' ? 'link.closed' : 'requests.done.acknowledged')}
          />
        )}
      </div>
      {unknown && <Notice live kind="help" title={problems('problem.support-link-unknown')} />}
      {failure !== undefined && !unknown && token !== null && (
        <LoadFailed error={failure} retry={() => load(token)} />
      )}
      {request === null && failure === undefined && done !== 'closed' && <Waiting />}
      {request !== null && (
        <>
          <p className="lead">{t('link.lead')}</p>
          <p>{t('requests.rules.danger')}</p>
          <RequestCard
            request={request}
            heading="h2"
            now={new Date()}
            busy={busy}
            onTakeOn={(state) => void takeOn(state)}
          />
        </>
      )}
    </div>
  )
}
