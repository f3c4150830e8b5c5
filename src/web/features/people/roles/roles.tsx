import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { ProofHost } from '#web/lib/proof/proof-host.tsx'
import { proving } from '#web/lib/proof/proving.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { GiveRole, type RoleWish } from './give-role.tsx'
import { RoleRequests } from './role-requests.tsx'
import { RoleTable } from './role-table.tsx'

type RolesProps = {
  readonly organisationId: string
  readonly mayChange: boolean
  readonly mayReadLog: boolean
}

/** Who has which role. An owner gives and ends roles; a safety representative confirms a new safety representative. */
export function Roles({ organisationId, mayChange, mayReadLog }: RolesProps) {
  const t = useText('roles')
  const client = useQueryClient()
  const params = { organisationId }
  const roles = useQuery({
    queryKey: ['roles', organisationId],
    queryFn: ({ signal }) => callApi('listRoles', { params, signal }),
  })
  const change = useMutation({
    mutationFn: (wish: RoleWish) => proving(() => callApi('changeRole', { params, body: wish })),
    // A reader whose own role has ended gets another page, so the account is read again.
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['roles', organisationId] }),
        client.invalidateQueries({ queryKey: ['me'] }),
      ]),
  })
  const holders = roles.data?.holders ?? []
  const managers = holders.filter(({ role }) => role === 'manager')
  const others = holders.filter(({ role }) => role !== 'manager')
  const onEnd = mayChange ? (wish: RoleWish) => change.mutate(wish) : undefined

  return (
    <div className="flow apart">
      <ProofHost />
      <Panel reading={roles} shape="table">
        {({ requests }) => (
          <>
            <RoleRequests organisationId={organisationId} requests={requests} />
            <RoleTable title={t('title')} holders={others} onEnd={onEnd} />
            {managers.length > 0 && (
              <details className="figure-table">
                <summary>{t('managers', { count: managers.length })}</summary>
                <RoleTable title={t('manager')} holders={managers} onEnd={onEnd} />
              </details>
            )}
          </>
        )}
      </Panel>
      <Failure error={change.error} />
      {change.isSuccess && <Notice live kind="done" title={t(`became.${change.data.became}`)} />}
      {mayChange && <GiveRole busy={change.isPending} onGive={(wish) => change.mutate(wish)} />}
      {mayReadLog && (
        <p>
          <PageLink to="/logg?visa=roles" className="link-alone">
            {t('log')}
          </PageLink>
        </p>
      )}
    </div>
  )
}
