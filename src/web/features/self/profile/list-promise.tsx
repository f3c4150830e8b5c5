import type { ReactNode } from 'react'
import type { InvitationView } from '#contract/identity/me.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

type ListProps = { readonly list: NonNullable<InvitationView['list']> }

/** The people with whom a person is counted, in the whole round. */
export function ListPromise({ list, children }: ListProps & { readonly children: ReactNode }) {
  const t = useText('profile')
  const { all } = list
  return (
    <>
      <h3>{t('promise.list.title')}</h3>
      {children}
      <p>
        {all.joined === null || all.gone === null
          ? t('promise.list.allFirst', { count: all.invited })
          : t('promise.list.all', { count: all.invited, joined: all.joined, gone: all.gone })}
      </p>
    </>
  )
}

/** The invited and the new people of the own unit, and who has reviewed the list: facts that a person can check themselves. */
export function ListCheck({ list: { group, seen, statement } }: ListProps) {
  const t = useText('profile')
  return (
    <>
      <p>
        {t('promise.list.group', { count: group.invited })}
        {'\n'}
        {group.joined === null && t('promise.list.never')}
        {group.joined === 0 && t('promise.list.same')}
        {group.joined !== null && group.joined > 0 && t('promise.list.joined', { count: group.joined })}
      </p>
      {seen !== null && <p>{t(`promise.list.${seen}`, { statement: statement ?? '' })}</p>}
      <p>{t('promise.list.check')}</p>
      <p>
        <PageLink to="/min-inbjudan">{t('promise.list.proof')}</PageLink>
      </p>
    </>
  )
}
