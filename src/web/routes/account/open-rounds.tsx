import type { InvitationView } from '#contract/identity/me.ts'
import { invitationStore, pageOf } from '#web/features/self/profile/invitation.ts'
import { useClosing } from '#web/features/self/profile/use-closing.ts'
import { PageButton } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

/** The open rounds that the person is invited to. Choosing one stores it for this tab; the form then says who sees what. */
export function OpenRounds({ rounds }: { readonly rounds: readonly InvitationView[] }) {
  const t = useText('myResults')
  const closing = useClosing()
  const answerable = rounds.flatMap((invitation) => {
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
