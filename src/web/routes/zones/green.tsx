import { zones as en } from '#text/en/zones.ts'
import { zones as sv } from '#text/sv/zones.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { TitledParts } from './titled-parts.tsx'
import { ZonePage } from './zone-page.tsx'

export const loader = pageTexts({ sv, en })
export const meta = pageMeta('green.title', 'green.description')

const areas = ['movement', 'sleep', 'structure', 'presence'] as const
const exercises = ['strengths', 'recovery', 'breathing', 'values', 'reflection'] as const

/** Preventive material: four areas and five exercises. */
export default function GreenZonePage() {
  const t = useText<keyof typeof sv>()
  const part = (id: (typeof areas)[number] | (typeof exercises)[number]) => ({
    id,
    title: t(`green.${id}`),
    text: t(`green.${id}.text`),
  })
  return (
    <ZonePage zone="green" heading={t('green.heading')} lead={t('green.lead')}>
      <Tabs
        label={t('tab.label')}
        tabs={[
          {
            id: 'oversikt',
            label: t('tab.overview'),
            panel: (
              <div className="flow">
                <h2>{t('green.areas')}</h2>
                <TitledParts parts={areas.map(part)} />
                <h2>{t('green.checkup')}</h2>
                <p>{t('green.checkup.text')}</p>
                <p className="actions">
                  <PageLink to="/stressprofil">{t('more.profile')}</PageLink>
                  <PageLink to="/om-stress">{t('more.stress')}</PageLink>
                </p>
              </div>
            ),
          },
          {
            id: 'ovningar',
            label: t('tab.exercises'),
            panel: (
              <div className="flow">
                <h2>{t('green.exercises')}</h2>
                <TitledParts parts={exercises.map(part)} />
              </div>
            ),
          },
        ]}
      />
    </ZonePage>
  )
}
