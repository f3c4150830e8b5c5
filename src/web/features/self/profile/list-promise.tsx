import type { InvitationView } from '#contract/identity/me.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

type ListPromiseProps = { readonly list: NonNullable<InvitationView['list']> }

/** Whom one is counted with, before the first question: who is invited, how many are new, and who has seen the list. */
export function ListPromise({ list: { group, all, seen, statement } }: ListPromiseProps) {
  const t = useText('profile')
  return (
    <>
      <h2>{t('promise.list.title')}</h2>
      <p>
        {t('promise.list.group', { count: group.invited })}
        {'\n'}
        {group.joined === null && t('promise.list.never')}
        {group.joined === 0 && t('promise.list.same')}
        {group.joined !== null && group.joined > 0 && t('promise.list.joined', { count: group.joined })}
      </p>
      <p>
        {all.joined === null || all.gone === null
          ? t('promise.list.allFirst', { count: all.invited })
          : t('promise.list.all', { count: all.invited, joined: all.joined, gone: all.gone })}
      </p>
      {seen !== null && <p>{t(`promise.list.${seen}`, { statement: statement ?? '' })}</p>}
      <p>{t('promise.list.check')}</p>
      <p>
        <PageLink to="/min-inbjudan">{t('promise.list.proof')}</PageLink>
      </p>
    </>
  )
}
