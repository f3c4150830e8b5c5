import { invitationStore, pageOf } from '#web/features/profile/invitation.ts'
import { useMyInvitations } from '#web/features/profile/my-invitations-query.ts'
import { useClosing } from '#web/features/profile/use-closing.ts'
import { PageButton } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

/** Rounds the person is asked in. Choosing one tells this tab which; the form then says who sees what. */
export function OpenRounds({ personId }: { readonly personId: string }) {
  const t = useText('myResults')
  const closing = useClosing()
  const invitations = useMyInvitations(personId)
  const answerable = (invitations.data ?? []).flatMap((invitation) => {
    const page = pageOf(invitation.round.instrument)
    return page === null ? [] : [{ invitation, page }]
  })
  if (answerable.length === 0) return null

  return (
    <section className="flow">
      <h2>{t('rounds.title')}</h2>
      {answerable.map(({ invitation, page }) => (
        <Notice key={invitation.round.id} title={t('rounds.text', closing(invitation))}>
          <p>
            <PageButton to={page} onClick={() => invitationStore.write({ token: null, invitation })}>
              {t('rounds.answer')}
            </PageButton>
          </p>
        </Notice>
      ))}
    </section>
  )
}
