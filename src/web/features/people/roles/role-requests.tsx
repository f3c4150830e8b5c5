import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RoleList } from '#contract/people/roles.ts'
import { formatTableDate } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { proving } from '#web/lib/proof/proving.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'

type RoleRequestsProps = { readonly organisationId: string; readonly requests: RoleList['requests'] }

/** Role requests that wait for confirmation: none has taken effect. */
export function RoleRequests({ organisationId, requests }: RoleRequestsProps) {
  const t = useText('roles')
  const { language } = useLanguage()
  const client = useQueryClient()
  const decide = useMutation({
    mutationFn: ({ requestId, confirms }: { requestId: string; confirms: boolean }) =>
      proving(() =>
        callApi('decideRoleRequest', { params: { organisationId, requestId }, body: { confirms } }),
      ),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['roles', organisationId] }),
        client.invalidateQueries({ queryKey: ['me'] }),
      ]),
  })
  return (
    <>
      <Failure error={decide.error} />
      {decide.isSuccess && (
        <Notice
          live
          kind="done"
          title={t(decide.variables.confirms ? 'request.confirmed' : 'request.refused')}
        />
      )}
      {requests.map(({ id, name, email, role, gives, askedAt, mayDecide }) => {
        const about = `${name || email}, ${t(role)}`
        return (
          <Notice
            key={id}
            title={t(gives ? 'request.give' : 'request.end', { name: name || email, role: t(role) })}
          >
            <p>
              {t('request.asked', { email, day: formatTableDate(new Date(askedAt), language) })}{' '}
              {t(whoDecides({ role, gives, mayDecide }), { role: t(role) })}
            </p>
            {mayDecide && (
              <p className="actions">
                {gives && role === 'safety_representative' ? (
                  <Button
                    busy={decide.isPending}
                    onClick={() => decide.mutate({ requestId: id, confirms: true })}
                  >
                    {t('request.confirm')} <span className="hidden-text">{about}</span>
                  </Button>
                ) : (
                  <TwoStepButton
                    label={t(gives ? 'request.accept' : 'request.leave', { role: t(role) })}
                    about={about}
                    question={t(gives ? 'request.accept.question' : 'request.leave.question', {
                      role: t(role),
                    })}
                    yes={t(gives ? 'request.accept.yes' : 'request.leave.yes', { role: t(role) })}
                    no={t('request.leave.no')}
                    busy={decide.isPending}
                    onConfirm={() => decide.mutate({ requestId: id, confirms: true })}
                  />
                )}
                <Button
                  kind="quiet"
                  busy={decide.isPending}
                  onClick={() => decide.mutate({ requestId: id, confirms: false })}
                >
                  {t('request.refuse')} <span className="hidden-text">{about}</span>
                </Button>
              </p>
            )}
          </Notice>
        )
      })}
    </>
  )
}

/** Who decides a request. What ends the office of a safety representative, that representative alone decides. */
function whoDecides({
  role,
  gives,
  mayDecide,
}: Pick<RoleList['requests'][number], 'role' | 'gives' | 'mayDecide'>) {
  const isAppointment = gives && role === 'safety_representative'
  if (mayDecide) return gives && !isAppointment ? 'request.yours.office' : 'request.yours'
  return isAppointment ? 'request.sitting' : 'request.themselves'
}
