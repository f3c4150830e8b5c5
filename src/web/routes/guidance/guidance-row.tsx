import type { MyGuidance } from '#contract/guidance/guidance.ts'
import { useMyGuidance, useShare } from '#web/features/guidance/own/guidance-queries.ts'
import { useShareSync } from '#web/features/guidance/own/use-share-sync.ts'
import { useDays } from '#web/lib/guidance/use-days.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { useOwnContents } from './own-contents.ts'

/** On the page of today, for people who have guidance: whether something came, and the way there. */
export function GuidanceRow({ personId }: { readonly personId: string }) {
  return (
    <QueryProvider>
      <Row personId={personId} />
    </QueryProvider>
  )
}

type Guidance = NonNullable<MyGuidance['guidance']>

function Row({ personId }: { readonly personId: string }) {
  const t = useText('mine')
  const { near } = useDays()
  const guidance = useMyGuidance(personId).data?.guidance ?? null
  useShareSync(guidance, useOwnContents(), useShare(personId))
  if (guidance === null || guidance.state === 'ended') return null
  const news = newsOf(guidance)
  if (news === null)
    return (
      <p>
        <PageLink to="/min-vagledning" className="link-alone">
          {t('guidance.link')}
        </PageLink>
      </p>
    )
  return (
    <Notice
      kind={news.what === 'late' || news.what === 'gone' ? 'help' : 'note'}
      title={t(`guidance.${news.what}`, { name: news.name, day: news.day === '' ? '' : near(news.day) })}
    >
      <p>
        <PageLink to="/min-vagledning#messages">{t('guidance.open')}</PageLink>
      </p>
    </Notice>
  )
}

/** The one thing to say of it, the most important first. */
function newsOf({ guide, messages, owed, offered, state }: Guidance) {
  if (guide === null) return { what: 'gone', name: '', day: '' } as const
  if (state !== 'active') return null
  const unread = messages.findLast(({ author, readAt }) => author === 'guide' && readAt === null)
  if (unread !== undefined) return { what: 'news', name: unread.guideName ?? guide.name, day: '' } as const
  if (offered !== null) return { what: 'offer', name: guide.name, day: '' } as const
  if (owed === null) return null
  return { what: owed.isLate ? 'late' : 'waiting', name: guide.name, day: owed.dueOn } as const
}
