import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Me } from '#contract/me.ts'
import { callApi } from '#web/lib/api.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { PrivateAddress } from './private-address.tsx'

/** Which address opens one's own results, and the way to change that. */
export function OwnAddresses({ me }: { readonly me: Me }) {
  const t = useText('privateAddress')
  const queries = useQueryClient()
  const [adding, setAdding] = useState(false)
  const { email } = me.privateAddress
  const again = () => {
    setAdding(false)
    void queries.invalidateQueries()
  }
  if (!me.opensOwn) return null
  return (
    <section className="flow">
      <h3>{t('private.own')}</h3>
      {email !== null ? (
        <>
          <p>{t('private.is', { email })}</p>
          <p>
            <Button kind="quiet" onClick={() => void callApi('leavePrivateAddress').then(again)}>
              {t('private.remove')}
            </Button>
          </p>
        </>
      ) : adding ? (
        <PrivateAddress email={me.person.email} onDone={again} onLeave={() => setAdding(false)} />
      ) : (
        <>
          <p>{t('private.reads', { email: me.person.email })}</p>
          <p>
            <Button kind="quiet" onClick={() => setAdding(true)}>
              {t('private.add')}
            </Button>
          </p>
        </>
      )}
    </section>
  )
}
