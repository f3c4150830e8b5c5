import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArticleHead } from '#web/features/article/article-head.tsx'
import { Band } from '#web/features/article/band.tsx'
import { Prose } from '#web/features/article/prose.tsx'
import { WeekMap } from '#web/features/programme-week/week-map.tsx'
import { weekNotesStore } from '#web/features/programme-week/week-notes.ts'
import { WeekLook, WeekStep } from '#web/features/programme-week/week-step.tsx'
import { readContent } from '#web/lib/content/read-content.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(request, 'module1')
  return { ...data, reading: readContent(data.page.language, 'programme/module-1-week-1') }
}

export const meta = pageMeta('module1', 'title', 'description')

/** The module's opening and its first week: read, do, change, look back. */
export default function Module1Page() {
  const t = useText('module1')
  const { reading } = useLoaderData<typeof loader>()
  const { value: notes, kept, change, erase } = useStored(weekNotesStore)
  const { title, lead, minutes = '' } = reading.fields
  return (
    <div className="page page-main">
      <ArticleHead title={t('title')} lead={t('lead')} />
      <Band title={t('opening.title')}>
        <p>{t('opening.text')}</p>
        <p>
          {t('opening.start')} <PageLink to="/stressprofil">{t('opening.profile')}</PageLink>
        </p>
      </Band>
      <Band
        title={
          <>
            <span className="small quiet own-line">{t('week.label')}</span>
            {title}
          </>
        }
      >
        <p className="lead">{lead}</p>
        <p className="small quiet">{t('reading.minutes', { minutes })}</p>
        {reading.sections.map(({ id, html }) => (
          <Prose key={id} html={html} />
        ))}
      </Band>
      <Band title={t('map.title')}>
        <p>{t('map.text')}</p>
        <noscript>{t('needs.script')}</noscript>
        <WeekMap map={notes.map} onChange={(map) => change({ map })} />
      </Band>
      <Band title={t('step.title')}>
        <WeekStep notes={notes} onChange={change} />
      </Band>
      <Band title={t('look.title')}>
        <WeekLook notes={notes} onChange={change} />
      </Band>
      <Band title={t('kept.title')}>
        <p>{t('kept.text')}</p>
        {!kept && <Notice live>{t('kept.not')}</Notice>}
        <TwoStepButton
          kind="quiet"
          label={t('kept.erase')}
          question={t('kept.erase.question')}
          yes={t('kept.erase.yes')}
          no={t('kept.erase.no')}
          onConfirm={erase}
        />
      </Band>
    </div>
  )
}
