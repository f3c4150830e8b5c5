import type { ReactNode } from 'react'
import type { InvitationView } from '#contract/identity/me.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

type ListProps = { readonly list: NonNullable<InvitationView['list']> }

/** Whom one is counted with in the whole round. */
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

/** Who is invited in one's own unit, how many are new, and who has seen the list: what a person can compare with what they know of their own unit. */
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
