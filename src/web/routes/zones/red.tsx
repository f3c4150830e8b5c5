import { useCallback, useRef, useState } from 'react'
import { AcuteTechniques } from '#web/features/self/acute-techniques/acute-techniques.tsx'
import { PauseDue } from '#web/features/self/acute-techniques/pause-due.tsx'
import { useHourlyReminder } from '#web/features/self/acute-techniques/use-hourly-reminder.ts'
import { GuidedExercise } from '#web/features/self/exercises/guided-exercise.tsx'
import { ImmediateSupport, openSupport } from '#web/features/self/zone-pages/immediate-support.tsx'
import { RecoveryPhases } from '#web/features/self/zone-pages/recovery-phases.tsx'
import { useOpenTab } from '#web/features/self/zone-pages/use-open-tab.ts'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { InChosenReading } from '#web/lib/readings/in-chosen-reading.tsx'
import { InPageLanguage } from '#web/lib/readings/in-page-language.tsx'
import { SafetyBlock } from '#web/lib/safety/safety-block.tsx'
import { SafetyLine } from '#web/lib/safety/safety-line.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { AskForSupport } from './ask-for-support.tsx'
import { BreathingTool } from './breathing-tool.tsx'
import { RedOverview } from './red-overview.tsx'
import { ZonePage } from './zone-page.tsx'

const loadEasyWords = () => import('#web/lib/readings/red-zone-words.ts')

export const loader = pageTexts(
  'result',
  'safety',
  'zones',
  'techniques',
  'player',
  'readAloud',
  'problems',
  'support',
  'redZone',
  'easySwedish',
)
export const meta = pageMeta('redZone', 'red.title', 'red.description')

const places = {
  oversikt: 'oversikt',
  handlingsplan: 'handlingsplan',
  tekniker: 'tekniker',
  pause: 'tekniker',
  micro: 'tekniker',
  notice: 'tekniker',
  prioritise: 'tekniker',
  news: 'tekniker',
  talk: 'tekniker',
  medical: 'tekniker',
} as const

/** Returns here, with the form open, after signing in. */
const returnTo = `/red-zone?${openSupport}`

/** Help first, then rest, then the way back. */
export default function RedZonePage() {
  return (
    <InChosenReading load={loadEasyWords}>
      <RedZone />
    </InChosenReading>
  )
}

function RedZone() {
  const t = useText('redZone', 'zones', 'techniques')
  const { open, setOpen } = useOpenTab<'oversikt' | 'handlingsplan' | 'tekniker'>('oversikt', places)
  const [notifies, setNotifies] = useState(false)
  const words = useRef<string | null>(null)
  words.current = notifies ? t('micro.due') : null
  const reminder = useHourlyReminder(
    useCallback(() => {
      const told = words.current
      if (told === null) return
      void import('#web/features/self/acute-techniques/browser-notification.ts').then(({ notify }) =>
        notify(told),
      )
    }, []),
  )

  const techniques = (
    <InPageLanguage>
      <AcuteTechniques
        guided={{
          pause: <BreathingTool longer="pausandning" />,
          micro: <GuidedExercise ids={['mikropaus']} />,
          notice: <GuidedExercise ids={['lagg-marke-till']} />,
        }}
        reminder={reminder}
        notifies={notifies}
        onNotify={setNotifies}
      />
    </InPageLanguage>
  )

  return (
    <ZonePage
      zone="red"
      heading={t('red.heading')}
      lead={<Alert />}
      first={open === 'oversikt' ? <SafetyBlock /> : <SafetyLine />}
    >
      <ImmediateSupport
        notAcute={
          <InPageLanguage>
            <AskForSupport show="not-acute" returnTo={returnTo} />
          </InPageLanguage>
        }
        cases={
          <InPageLanguage>
            <AskForSupport show="cases" returnTo={returnTo} />
          </InPageLanguage>
        }
        form={
          <InPageLanguage>
            <AskForSupport show="form" returnTo={returnTo} />
          </InPageLanguage>
        }
      />
      <PauseDue reminder={reminder} />
      <Tabs
        label={t('tab.label')}
        open={open}
        onOpen={setOpen}
        tabs={[
          { id: 'oversikt', label: t('tab.overview'), panel: <RedOverview /> },
          { id: 'handlingsplan', label: t('tab.plan'), panel: <RedPlan /> },
          { id: 'tekniker', label: t('tab.acute'), panel: techniques },
        ]}
      />
      <p className="button-stack">
        <PageButton kind="quiet" to="/om-stress">
          {t('red.stress')}
        </PageButton>
        <PageButton kind="quiet" to="/aterhamtningsprogram">
          {t('red.programme')}
        </PageButton>
      </p>
      <p className="small quiet">
        {t('red.programme.text')}
        {'\n'}
        <PageLink to="/stresshanteringsprogram">{t('red.programme.later')}</PageLink>
      </p>
    </ZonePage>
  )
}

/** Above everything except help: recovery comes first. */
function Alert() {
  const t = useText('redZone')
  return (
    <>
      <strong>{t('red.alert.title')}.</strong>
      {'\n'}
      {t('red.alert.text')}
    </>
  )
}

/** The link to the person's own plan, and what to do in each phase. */
function RedPlan() {
  const t = useText('redZone')
  return (
    <div className="flow">
      <h2>{t('red.plan.title')}</h2>
      <p className="no-print">
        <PageButton kind="quiet" to="/personal-action-plan">
          {t('red.plan.link')}
        </PageButton>
      </p>
      <p>{t('red.plan.lead')}</p>
      <RecoveryPhases />
    </div>
  )
}
