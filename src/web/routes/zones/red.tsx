import { result as resultEn } from '#text/en/result.ts'
import { zones as en } from '#text/en/zones.ts'
import { result as resultSv } from '#text/sv/result.ts'
import { zones as sv } from '#text/sv/zones.ts'
import { HelpLines } from '#web/features/results/help-lines.tsx'
import { QuickLeave } from '#web/features/results/quick-leave.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { TitledParts } from './titled-parts.tsx'
import { ZonePage } from './zone-page.tsx'

export const loader = pageTexts({ sv: resultSv, en: resultEn }, { sv, en })
export const meta = pageMeta('red.title', 'red.description')

const firstSteps = ['1', '2', '3'] as const
const phases = ['acute', 'stabilization', 'rebuild'] as const
const resources = ['acute', 'recovery', 'specialist', 'follow'] as const
const techniques = ['pause', 'micro', 'notice', 'prioritise', 'news', 'talk', 'medical'] as const

/** Help first, then rest, then the way back. */
export default function RedZonePage() {
  const t = useText<keyof typeof sv>()
  return (
    <ZonePage
      zone="red"
      heading={t('red.heading')}
      lead={`${t('red.alert.title')}. ${t('red.alert.text')}`}
      first={
        <>
          <HelpLines />
          <QuickLeave />
        </>
      }
    >
      <Tabs
        label={t('tab.label')}
        tabs={[
          { id: 'oversikt', label: t('tab.overview'), panel: <Overview /> },
          {
            id: 'handlingsplan',
            label: t('tab.plan'),
            panel: (
              <div className="flow">
                <h2>{t('tab.plan')}</h2>
                <p>{t('red.plan.text')}</p>
                <p>
                  <PageButton to="/personal-action-plan">{t('red.plan.link')}</PageButton>
                </p>
              </div>
            ),
          },
          {
            id: 'tekniker',
            label: t('tab.acute'),
            panel: (
              <div className="flow">
                <h2>{t('red.techniques')}</h2>
                <TitledParts
                  parts={techniques.map((id) => ({ id, title: t(`red.${id}`), text: t(`red.${id}.text`) }))}
                />
              </div>
            ),
          },
        ]}
      />
      <p className="actions">
        <PageLink to="/om-stress">{t('more.stress')}</PageLink>
        <PageLink to="/stresshanteringsprogram">{t('red.programme')}</PageLink>
      </p>
    </ZonePage>
  )
}

function Overview() {
  const t = useText<keyof typeof sv>()
  return (
    <div className="flow">
      <h2>{t('red.first')}</h2>
      <ol>
        {firstSteps.map((step) => (
          <li key={step}>{t(`red.first.${step}`)}</li>
        ))}
      </ol>
      <h2>{t('red.phases')}</h2>
      <p>{t('red.phases.lead')}</p>
      <ol className="phases">
        {phases.map((phase) => (
          <li key={phase}>
            <strong>{t(`red.${phase}`)}.</strong> {t(`red.${phase}.text`)}
          </li>
        ))}
      </ol>
      <h2>{t('red.resources')}</h2>
      <TitledParts
        parts={resources.map((id) => ({
          id,
          title: t(`red.resources.${id}`),
          text: t(`red.resources.${id}.text`),
        }))}
      />
      <p className="actions">
        <PageButton to="/personal-action-plan">{t('red.plan.link')}</PageButton>
        <PageLink to="/kontakta-oss">{t('red.contact')}</PageLink>
      </p>
    </div>
  )
}
