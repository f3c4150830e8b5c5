import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SecondFactors } from '#contract/identity/second-factor.ts'
import { formatDate } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { proving } from '#web/lib/proof/proving.ts'
import { meKey } from '#web/lib/query/read-me.ts'
import { AddAuthenticator } from '#web/lib/second-factor/add-authenticator.tsx'
import { AddPasskey } from '#web/lib/second-factor/add-passkey.tsx'
import { CodeForm } from '#web/lib/second-factor/code-form.tsx'
import { RecoveryCodes } from '#web/lib/second-factor/recovery-codes.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'

const factorsKey = ['my-second-factors'] as const

/** The person's second factors, with the ways to add and remove them. */
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
  return (
    <section className="flow" id="tvastegsverifiering">
      <h3>{t('factor.title')}</h3>
      <p>{t('factor.text')}</p>
      <Panel reading={factors} shape="text">
        {({ authenticator, passkeys, recoveryCodesLeft }) => (
          <>
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
                onShown={reread}
                onRemoved={async () => {
                  setRemoved(true)
                  await reread()
                }}
              />
            )}
            <Passkeys passkeys={passkeys} onChanged={reread} />
            {(authenticator !== null || passkeys.length > 0) && (
              <Recovery left={recoveryCodesLeft} onChanged={reread} />
            )}
          </>
        )}
      </Panel>
    </section>
  )
}

type AppProps = {
  readonly app: NonNullable<SecondFactors['authenticator']>
  /** Called when the factor has been shown here: it then belongs to the private address. */
  readonly onShown: () => Promise<void>
  readonly onRemoved: () => Promise<void>
}

/** One attempt at a time. `problem`: the error of the last one. */
function useAttempt() {
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
  return { busy, problem, attempt }
}

function App({ app, onShown, onRemoved }: AppProps) {
  const t = useText('secondFactor')
  const { language } = useLanguage()
  const { busy, problem, attempt } = useAttempt()
  const remove = () =>
    attempt(async () => {
      await proving(() => callApi('removeAuthenticator', { query: { addedAt: app.addedAt } }))
      await onRemoved()
    })

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
      {!app.forOwn && (
        <Notice title={t('factor.work.title')}>
          <p>{t('factor.work.app')}</p>
          <CodeForm
            id="egen-app-kod"
            label={t('factor.setUp.code')}
            digits={6}
            submit={t('factor.work.use')}
            missing={t('factor.code.missing')}
            refusals={{
              'wrong-code': t('factor.show.wrong'),
              'too-many-requests': t('factor.show.tooMany'),
            }}
            onCode={async (code) => {
              await callApi('showSecondFactor', { body: { by: 'authenticator', code } })
              await onShown()
            }}
          />
        </Notice>
      )}
      <Failure error={problem} />
      <div className="actions">
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

type RecoveryProps = { readonly left: number; readonly onChanged: () => Promise<void> }

/** The number of recovery codes left, and new ones. */
function Recovery({ left, onChanged }: RecoveryProps) {
  const t = useText('secondFactor')
  const { busy, problem, attempt } = useAttempt()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const renew = () =>
    attempt(async () => {
      const made = await proving(async () => {
        // Read right before: the step-up may have used one of the codes.
        const { recoveryCodesId } = await callApi('listMySecondFactors')
        return callApi('makeRecoveryCodes', { query: { replaces: recoveryCodesId } })
      })
      setCodes(made.recoveryCodes)
    })
  if (codes !== null) {
    const read = () => {
      setCodes(null)
      void onChanged()
    }
    return <RecoveryCodes codes={codes} level={3} onDone={read} />
  }
  return (
    <>
      <p>{t('factor.recovery.left', { count: left })}</p>
      <Failure error={problem} />
      <TwoStepButton
        kind="quiet"
        label={t('factor.recovery.renew')}
        question={t('factor.recovery.renew.question')}
        yes={t('factor.recovery.renew.yes')}
        no={t('factor.recovery.renew.no')}
        busy={busy}
        onConfirm={() => void renew()}
      />
    </>
  )
}

type PasskeysProps = { readonly passkeys: SecondFactors['passkeys']; readonly onChanged: () => Promise<void> }

/** The account's passkeys by name, with the ways to add and remove one. */
function Passkeys({ passkeys, onChanged }: PasskeysProps) {
  const t = useText('secondFactor')
  const { language } = useLanguage()
  const { busy, problem, attempt } = useAttempt()
  const [removed, setRemoved] = useState(false)
  const date = (at: string) => formatDate(new Date(at), language)
  const remove = (passkeyId: string) =>
    attempt(async () => {
      await proving(() => callApi('removePasskey', { params: { passkeyId } }))
      setRemoved(true)
      await onChanged()
    })
  return (
    <>
      <h3>{t('factor.passkey.title')}</h3>
      <p>{t('factor.passkey.text')}</p>
      {removed && (
        <Notice live kind="done">
          {t('factor.passkey.removed')}
        </Notice>
      )}
      <Failure error={problem} />
      {passkeys.length > 0 && (
        <>
          <ul className="session-list">
            {passkeys.map(({ id, name, addedAt, lastUsedAt, forOwn }) => (
              <li key={id} className="session">
                <span>
                  {name}
                  <span className="field-hint">
                    {t('factor.app.since', { date: date(addedAt) })}
                    {lastUsedAt !== null && `. ${t('factor.app.used', { date: date(lastUsedAt) })}.`}
                    {!forOwn && ` ${t('factor.work.passkey')}`}
                  </span>
                </span>
                <TwoStepButton
                  label={t('factor.passkey.remove')}
                  about={name}
                  question={t('factor.passkey.remove.question', { name })}
                  yes={t('factor.passkey.remove.yes')}
                  no={t('factor.passkey.remove.no')}
                  busy={busy}
                  onConfirm={() => void remove(id)}
                />
              </li>
            ))}
          </ul>
          <p className="small quiet">{t('factor.passkey.mail')}</p>
        </>
      )}
      <AddPasskey
        level={3}
        onAdded={() => {
          setRemoved(false)
          void onChanged()
        }}
      />
    </>
  )
}
