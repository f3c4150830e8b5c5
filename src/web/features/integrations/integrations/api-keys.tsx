import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { proving } from '#web/lib/proof/proving.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { KeyTable } from './key-table.tsx'
import { type KeyWish, NewKey } from './new-key.tsx'
import { Secret } from './secret.tsx'
import { useWishKey } from './use-wish-key.ts'

/** The organisation's API keys: created, shown once, revoked. */
export function ApiKeys({ organisationId }: { readonly organisationId: string }) {
  const t = useText('integrations')
  const client = useQueryClient()
  const params = { organisationId }
  const queryKey = ['api-keys', organisationId]
  const keys = useQuery({ queryKey, queryFn: ({ signal }) => callApi('listApiKeys', { params, signal }) })
  const reread = () => client.invalidateQueries({ queryKey })
  const wishes = useWishKey()
  const make = useMutation({
    mutationFn: (body: KeyWish) => {
      const idempotencyKey = wishes.keyOf(body)
      return proving(() => callApi('makeApiKey', { params, body, idempotencyKey }))
    },
    onSuccess: wishes.forget,
    onError: wishes.forgetIfOver,
    onSettled: reread,
  })
  const end = useMutation({
    mutationFn: (keyId: string) => callApi('endApiKey', { params: { ...params, keyId } }),
    onSettled: reread,
  })
  return (
    <section className="flow" aria-labelledby="api-keys">
      <h2 id="api-keys">{t('keys.title')}</h2>
      <p className="column">
        {t('keys.text')} <PageLink to="/utvecklare">{t('keys.document')}</PageLink>
      </p>
      <p className="column">
        {t('keys.id')} <code className="webhook-address">{organisationId}</code>
      </p>
      <p className="column">{t('keys.scim', { address: `${location.origin}/scim/v2` })}</p>
      <Panel
        reading={keys}
        shape="table"
        empty={{ when: (made) => made.keys.length === 0, show: <p>{t('keys.empty')}</p> }}
      >
        {(made) => <KeyTable keys={made.keys} onEnd={end.mutate} />}
      </Panel>
      <Failure error={end.error} />
      {end.isSuccess && <Notice live kind="done" title={t('keys.ended')} />}
      <Failure error={make.error} />
      {make.isSuccess && (
        <Secret
          id="api-key-secret"
          of="secret"
          title={t('secret.title', { name: make.data.key.name })}
          secret={make.data.secret}
        />
      )}
      <NewKey key={make.data?.key.id ?? ''} busy={make.isPending} onMake={make.mutate} />
    </section>
  )
}
