import { useQuery } from '@tanstack/react-query'
import { ListProof } from '#web/features/rounds/list-proof/list-proof.tsx'
import { storedProofs } from '#web/features/rounds/list-proof/stored-proofs.ts'
import { invitationStore } from '#web/features/self/profile/invitation.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { LoadFailed } from '#web/lib/panel/load-failed.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useAccountMark } from '#web/lib/use-signed-in-mark.ts'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'

/** `token`: as in `ListProof`. */
type Own = { readonly id: string; readonly name: string; readonly token: string | null | undefined }

/** The invitation of this tab, those of the signed-in person, and those with a stored proof, each once. */
export function OwnInvitations() {
  const t = useText('listProof')
  const { pathTo } = useLanguage()
  const owner = useAccountMark()
  const { value: inTab } = useStored(invitationStore)
  const { value: kept } = useStored(storedProofs)
  const asked = useQuery({
    queryKey: ['all-my-invitations', owner],
    enabled: owner !== null,
    queryFn: async ({ signal }) => (await callApi('listMyInvitations', { signal })).invitations,
  })

  const own: Own[] = [
    ...(inTab?.invitation ? [{ ...inTab.invitation.round, token: inTab.token }] : []),
    ...(asked.data ?? []).map(({ round }) => ({ ...round, token: null })),
    ...kept
      .filter((one) => one.owner === owner)
      .map(({ proof }) => ({ id: proof.round, name: proof.roundName, token: undefined })),
  ]
  const rounds = own.filter(({ id }, place) => own.findIndex((other) => other.id === id) === place)
  if (owner !== null && asked.isPending) return <Waiting shape="list" />
  return (
    <>
      {asked.error !== null && <LoadFailed error={asked.error} retry={asked.refetch} />}
      {rounds.map(({ id, name, token }) => (
        <ListProof key={`${owner} ${id}`} round={{ id, name }} token={token} owner={owner} />
      ))}
      {rounds.length === 0 && asked.error === null && (
        <>
          <p className="column">{t('none')}</p>
          {owner === null && (
            <p>
              <PageLink
                className="link-alone"
                to={`/logga-in?to=${encodeURIComponent(pathTo('/min-inbjudan'))}`}
              >
                {t('signIn')}
              </PageLink>
            </p>
          )}
        </>
      )}
    </>
  )
}
