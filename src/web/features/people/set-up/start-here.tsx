import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/lib/api.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

/** Shows the owner of an organisation with nobody in it yet where to begin. */
export function StartHere({ organisationId }: { readonly organisationId: string }) {
  const t = useText('setUp')
  const organisation = useQuery({
    queryKey: ['organisation', organisationId],
    queryFn: ({ signal }) => callApi('readOrganisation', { params: { organisationId }, signal }),
  })
  if (organisation.data === undefined || organisation.data.members > 1) return null
  return (
    <Notice title={t('start.title')}>
      <p>{t('start.text')}</p>
      <p>
        <PageLink to="/organisation" className="link-alone">
          {t('start.way')}
        </PageLink>
      </p>
    </Notice>
  )
}
