import type { GuidanceNews as News } from '#contract/guidance/guidance.ts'
import { useGuidanceNews, useShare, useSharedGuidance } from '#web/features/guidance/own/guidance-queries.ts'
import { usePending } from '#web/features/guidance/own/use-messages.ts'
import { useShareSync } from '#web/features/guidance/own/use-share-sync.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useDays } from '#web/lib/use-day-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { useOwnContents } from './own-contents.ts'

type Part = { readonly personId: string }

/** On the start page of a participant: what has arrived, or what needs their answer. Renders nothing for others. */
export function GuidanceNews(part: Part) {
  return (
    <QueryProvider>
      <WhatCame {...part} />
    </QueryProvider>
  )
}

/** The link to guidance while there is no news, below what is to be done today. */
export function GuidanceLink(part: Part) {
  return (
    <QueryProvider>
      <GuidanceWaiting {...part} />
    </QueryProvider>
  )
}

type Guidance = NonNullable<News['guidance']>

function WhatCame({ personId }: Part) {
  const t = useText('mine')
  const guidance = useGuidanceNews(personId).data?.guidance ?? null
  useShareSync(useSharedGuidance(personId, guidance?.shares === true), useOwnContents(), useShare(personId))
  const { pending } = usePending(personId)
  const news = guidance && newsOf(guidance)
  if (news === null && pending.length === 0) return null
  const isUrgent = pending.length > 0 || news?.what === 'late' || news?.what === 'gone'
  return (
    <Notice
      kind={isUrgent ? 'help' : 'note'}
      title={news === null ? t('guidance.pending') : t(`guidance.${news.what}`, { name: news.name })}
    >
      {news !== null && pending.length > 0 && <p>{t('guidance.pending')}</p>}
      <p>
        <PageLink to="/min-vagledning#messages">{t('guidance.open')}</PageLink>
      </p>
    </Notice>
  )
}

function GuidanceWaiting({ personId }: Part) {
  const t = useText('mine')
  const { near } = useDays()
  const guidance = useGuidanceNews(personId).data?.guidance ?? null
  if (guidance === null || newsOf(guidance) !== null) return null
  const { owed, guideName, state } = guidance
  return (
    <p>
      {owed !== null && guideName !== null && state === 'active' && (
        <>{t('guidance.waiting', { name: guideName, day: near(owed.dueOn) })} </>
      )}
      <PageLink to="/min-vagledning">{t('guidance.open')}</PageLink>
    </p>
  )
}

/** The most important news of a guidance. */
function newsOf({ guideName, unreadFrom, owed, offered, state }: Guidance) {
  if (guideName === null) return { what: 'gone', name: '' } as const
  if (state !== 'active') return null
  if (unreadFrom !== null) return { what: 'news', name: unreadFrom } as const
  if (offered) return { what: 'offer', name: guideName } as const
  return owed?.isLate ? ({ what: 'late', name: guideName } as const) : null
}
