import { useCallback, useRef, useState } from 'react'
import { breathing as breathingEn } from '#text/en/breathing.ts'
import { problems as problemsEn } from '#text/en/problems.ts'
import { redZone as en } from '#text/en/red-zone.ts'
import { result as resultEn } from '#text/en/result.ts'
import { safety as safetyEn } from '#text/en/safety.ts'
import { support as supportEn } from '#text/en/support.ts'
import { techniques as techniquesEn } from '#text/en/techniques.ts'
import { zones as zonesEn } from '#text/en/zones.ts'
import { breathing as breathingSv } from '#text/sv/breathing.ts'
import { problems as problemsSv } from '#text/sv/problems.ts'
import { redZone as sv } from '#text/sv/red-zone.ts'
import { result as resultSv } from '#text/sv/result.ts'
import { safety as safetySv } from '#text/sv/safety.ts'
import { support as supportSv } from '#text/sv/support.ts'
import { techniques as techniquesSv } from '#text/sv/techniques.ts'
import { zones as zonesSv } from '#text/sv/zones.ts'
import { AcuteTechniques } from '#web/features/acute-techniques/acute-techniques.tsx'
import { PauseDue } from '#web/features/acute-techniques/pause-due.tsx'
import { useHourlyReminder } from '#web/features/acute-techniques/use-hourly-reminder.ts'
import { QuickLeave } from '#web/features/results/quick-leave.tsx'
import { useOpenTab } from '#web/features/zone-pages/use-open-tab.ts'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { SafetyBlock } from '#web/lib/safety/safety-block.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { BreathingTool } from './breathing-tool.tsx'
import { RedOverview } from './red-overview.tsx'
import { RedPlan } from './red-plan.tsx'
import { ZonePage } from './zone-page.tsx'

export const loader = pageTexts(
  { sv: resultSv, en: resultEn },
  { sv: safetySv, en: safetyEn },
  { sv: zonesSv, en: zonesEn },
  { sv: techniquesSv, en: techniquesEn },
  { sv: breathingSv, en: breathingEn },
  { sv: problemsSv, en: problemsEn },
  { sv: supportSv, en: supportEn },
  { sv, en },
)
export const meta = pageMeta('red.title', 'red.description')

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

/** Help first, then rest, then the way back. */
export default function RedZonePage() {
  const t = useText<keyof typeof sv | keyof typeof zonesSv | keyof typeof techniquesSv>()
  const { open, setOpen } = useOpenTab<'oversikt' | 'handlingsplan' | 'tekniker'>('oversikt', places)
  const [notifies, setNotifies] = useState(false)
  const words = useRef<string | null>(null)
  words.current = notifies ? t('micro.due') : null
  const reminder = useHourlyReminder(
    useCallback(() => {
      const told = words.current
      if (told === null) return
      void import('#web/features/acute-techniques/browser-notification.ts').then(({ notify }) => notify(told))
    }, []),
  )

  const techniques = (
    <AcuteTechniques
      breathing={<BreathingTool />}
      reminder={reminder}
      notifies={notifies}
      onNotify={setNotifies}
    />
  )

  return (
    <ZonePage
      zone="red"
      heading={t('red.heading')}
      lead={<Alert />}
      first={
        <>
          <SafetyBlock />
          <QuickLeave />
        </>
      }
    >
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
        {t('red.programme.text')}{' '}
        <PageLink to="/stresshanteringsprogram">{t('red.programme.later')}</PageLink>
      </p>
    </ZonePage>
  )
}

/** Above everything but help: recovery comes before the rest. */
function Alert() {
  const t = useText<keyof typeof sv>()
  return (
    <span className="alert-lead">
      <strong>{t('red.alert.title')}</strong>
      {t('red.alert.text')}
    </span>
  )
}
