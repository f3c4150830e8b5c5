import { useEffect, useState } from 'react'
import type { LinkedIdentityChangeView } from '#contract/people/identity-change.ts'
import { formatDay } from '#text/format.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { LoadFailed } from '#web/lib/panel/load-failed.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useFragmentSecret } from '#web/lib/use-fragment-secret.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'

/** The requested change, and the button that stops it. Opening the link changes nothing. */
export function StopChange() {
  const t = useText('identityChange')
  const problems = useText('problems')
  const { language } = useLanguage()
  const token = useFragmentSecret()
  const [change, setChange] = useState<LinkedIdentityChangeView | null>(null)
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)

  async function load(secret: string) {
    setFailure(undefined)
    try {
      setChange(await callApi('readIdentityChange', { body: { token: secret } }))
    } catch (error) {
      setChange(null)
      setFailure(error)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another secret is another change
  useEffect(() => {
    if (token) void load(token)
  }, [token])

  async function stop() {
    if (token === null || busy) return
    setBusy(true)
    try {
      await callApi('stopIdentityChange', { body: { token } })
      await load(token)
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }

  if (token === '')
    return (
      <>
        <p>{t('missing')}</p>
        <p>
          <PageLink to="/kontakta-oss">{t('missing.contact')}</PageLink>
        </p>
      </>
    )
  if (failure !== undefined) {
    const unknown = failure instanceof ApiError && (failure.status === 404 || failure.status === 400)
    if (!unknown && token !== null) return <LoadFailed error={failure} retry={() => load(token)} />
    return <Notice live kind="help" title={problems('problem.identity-change-unknown')} />
  }
  if (change === null) return <Waiting />
  if (change.state === 'stopped') {
    return (
      <Notice live kind="done" title={t('stopped')}>
        <p>{t('stopped.text')}</p>
      </Notice>
    )
  }
  const { organisation, oldEmail, newEmail, renumbered, takesEffectAt } = change
  const what = newEmail === null ? 'number' : renumbered ? 'both' : 'address'
  const day = formatDay(new Date(takesEffectAt), language)
  return (
    <>
      <p className="lead">{t(`what.${what}`, { organisation, oldEmail, newEmail: newEmail ?? '', day })}</p>
      <p>{t('wrong')}</p>
      <p>
        <Button busy={busy} onClick={() => void stop()}>
          {t('stop')}
        </Button>
      </p>
      <p>{t('right')}</p>
    </>
  )
}
