import { useState } from 'react'
import type { Me } from '#contract/identity/me.ts'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { proving } from '#web/lib/proof/proving.ts'
import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'

type Organisation = Me['memberships'][number]['organisation']

/** The organisations of the reader, what leaving means, and a button to leave. */
export function LeaveOrganisation({ me, onLeft }: { readonly me: Me; readonly onLeft: () => void }) {
  const t = useText('settings')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const [left, setLeft] = useState<string | null>(null)
  if (me.memberships.length === 0 && left === null) return null

  async function leave({ id, name }: Organisation) {
    setBusy(true)
    setProblem(null)
    try {
      await proving(() => callApi('leaveOrganisation', { params: { organisationId: id } }))
      setLeft(name)
      onLeft()
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Fold id="arbetsgivare" title={t('leave.title')} level={2}>
      {left !== null && (
        <Notice live kind="done">
          {t('leave.done', { organisation: left })}
        </Notice>
      )}
      <Failure error={problem} />
      {me.memberships.length > 0 && <p>{t('leave.text')}</p>}
      {me.memberships.map(({ organisation, unit, roles }) => (
        <div key={organisation.id} className="flow">
          <p>{t('leave.here', { organisation: organisation.name, unit })}</p>
          {roles.some((role) => role !== 'employee' && role !== 'manager') ? (
            <p>{t('leave.role')}</p>
          ) : (
            <TwoStepButton
              kind="quiet"
              label={t('leave.button')}
              question={t('leave.question', { organisation: organisation.name })}
              yes={t('leave.yes')}
              no={t('leave.no')}
              busy={busy}
              onConfirm={() => void leave(organisation)}
            />
          )}
        </div>
      ))}
    </Fold>
  )
}
