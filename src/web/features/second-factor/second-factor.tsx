import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SecondFactors } from '#contract/second-factor.ts'
import { formatDate } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useProblemText } from '#web/lib/problem-text.ts'
import { proving } from '#web/lib/proof/proving.ts'
import { meKey } from '#web/lib/query/read-me.ts'
import { AddAuthenticator } from '#web/lib/second-factor/add-authenticator.tsx'
import { RecoveryCodes } from '#web/lib/second-factor/recovery-codes.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'

const factorsKey = ['my-second-factors'] as const

/** What the person proves besides the mailed code, and the way to add it or take it away. */
export function SecondFactor() {
  const t = useText('secondFactor')
  const queries = useQueryClient()
  const [removed, setRemoved] = useState(false)
  const factors = useQuery({
    queryKey: factorsKey,
    queryFn: ({ signal }) => callApi('listMySecondFactors', { signal }),
  })
  const reread = async () => {
    await queries.invalidateQueries({ queryKey: factorsKey })
    await queries.invalidateQueries({ queryKey: ['my-sessions'] })
    await queries.invalidateQueries({ queryKey: meKey })
  }
  if (!factors.data) return null
  const { authenticator, recoveryCodesLeft } = factors.data
  return (
    <section className="flow" id="tvastegsverifiering">
      <h3>{t('factor.title')}</h3>
      <p>{t('factor.text')}</p>
      {removed && authenticator === null && (
        <Notice live kind="done">
          {t('factor.app.removed')}
        </Notice>
      )}
      {authenticator === null ? (
        <>
          <p>{t('factor.who')}</p>
          <AddAuthenticator
            level={3}
            kind="quiet"
            onAdded={() => {
              setRemoved(false)
              void reread()
            }}
          />
        </>
      ) : (
        <App
          app={authenticator}
          left={recoveryCodesLeft}
          onChanged={reread}
          onRemoved={async () => {
            setRemoved(true)
            await reread()
          }}
        />
      )}
    </section>
  )
}

type AppProps = {
  readonly app: NonNullable<SecondFactors['authenticator']>
  readonly left: number
  readonly onChanged: () => Promise<void>
  readonly onRemoved: () => Promise<void>
}

function App({ app, left, onChanged, onRemoved }: AppProps) {
  const t = useText('secondFactor')
  const problemText = useProblemText()
  const { language } = useLanguage()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)

  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }
  const renew = () =>
    attempt(async () => setCodes((await proving(() => callApi('makeRecoveryCodes'))).recoveryCodes))
  const remove = () =>
    attempt(async () => {
      await proving(() => callApi('removeAuthenticator'))
      await onRemoved()
    })

  if (codes !== null) {
    const read = () => {
      setCodes(null)
      void onChanged()
    }
    return <RecoveryCodes codes={codes} level={3} onDone={read} />
  }
  const date = (at: string) => formatDate(new Date(at), language)
  return (
    <>
      <p>
        {t('factor.app')}
        <span className="field-hint">
          {t('factor.app.since', { date: date(app.addedAt) })}
          {app.lastUsedAt !== null && `. ${t('factor.app.used', { date: date(app.lastUsedAt) })}.`}
        </span>
      </p>
      <p>{t('factor.recovery.left', { count: left })}</p>
      {problem !== null && <p role="alert">{problemText(problem)}</p>}
      <div className="actions">
        <TwoStepButton
          kind="quiet"
          label={t('factor.recovery.renew')}
          question={t('factor.recovery.renew.question')}
          yes={t('factor.recovery.renew.yes')}
          no={t('factor.recovery.renew.no')}
          busy={busy}
          onConfirm={() => void renew()}
        />
        <TwoStepButton
          label={t('factor.app.remove')}
          question={t('factor.app.remove.question')}
          yes={t('factor.app.remove.yes')}
          no={t('factor.app.remove.no')}
          busy={busy}
          onConfirm={() => void remove()}
        />
      </div>
    </>
  )
}
