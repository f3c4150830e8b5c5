import { GreenExercises } from '#web/features/self/green-exercises/green-exercises.tsx'
import { PreventionAreas } from '#web/features/self/zone-pages/prevention-areas.tsx'
import { useOpenTab } from '#web/features/self/zone-pages/use-open-tab.ts'
import { exercisesKind } from '#web/lib/exercises/exercises-document.ts'
import { useOwnDocument } from '#web/lib/own-document/use-own-document.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { usePlan } from '#web/lib/plan/use-plan.ts'
import { InChosenReading } from '#web/lib/readings/in-chosen-reading.tsx'
import { InPageLanguage } from '#web/lib/readings/in-page-language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { BreathingTool } from './breathing-tool.tsx'
import { CheckUp } from './check-up-on-sight.ts'
import { ZonePage } from './zone-page.tsx'

const loadEasyWords = () => import('#web/lib/readings/green-zone-words.ts')

export const loader = pageTexts(
  'zones',
  'exercises',
  'ownDocument',
  'player',
  'readAloud',
  'safety',
  'greenZone',
  'easySwedish',
)
export const meta = pageMeta('greenZone', 'green.title', 'green.description')

const about = ['1', '2', '3'] as const
const places = {
  oversikt: 'oversikt',
  avstamning: 'oversikt',
  ovningar: 'ovningar',
  strengths: 'ovningar',
  recovery: 'ovningar',
  breathing: 'ovningar',
  values: 'ovningar',
  reflection: 'ovningar',
} as const

/** Weeks until the next check-up in the green zone. */
const checkUpWeeks = 8

/** Preventive material: four areas, five exercises, and a check-up. */
export default function GreenZonePage() {
  return (
    <InChosenReading load={loadEasyWords}>
      <GreenZone />
    </InChosenReading>
  )
}

function GreenZone() {
  const t = useText('greenZone', 'zones', 'exercises')
  const own = useOwnDocument(exercisesKind)
  const plan = usePlan()
  const { open, setOpen } = useOpenTab<'oversikt' | 'ovningar'>('oversikt', places)

  const overview = (
    <div className="flow">
      <h2>{t('green.areas')}</h2>
      <PreventionAreas
        kept={plan.kept}
        onPlanWalks={async () => {
          const { putWalks } = await import('#web/lib/plan/put-walks.ts')
          plan.update(putWalks)
        }}
      />
      <p>
        {t('green.raised')} <PageLink to="/personal-action-plan">{t('green.raised.link')}</PageLink>.
      </p>
      <section id="avstamning" tabIndex={-1} className="surface area">
        <h2>{t('green.checkup')}</h2>
        <p>{t('green.checkup.text')}</p>
        <CheckUp weeks={checkUpWeeks} />
      </section>
      <div className="folds">
        <Fold id="om-stress" title={t('green.about')}>
          {about.map((part) => (
            <p key={part}>{t(`green.about.${part}`)}</p>
          ))}
          <p>
            <PageLink to="/om-stress">{t('more.stress')}</PageLink>
          </p>
        </Fold>
      </div>
    </div>
  )
  const exercises = (
    <InPageLanguage>
      <GreenExercises
        own={own}
        breathing={(onDone) => <BreathingTool longer="mikropaus-andning" onDone={onDone} />}
      />
    </InPageLanguage>
  )

  return (
    <ZonePage zone="green" heading={t('green.heading')} lead={t('green.lead')}>
      <Tabs
        label={t('tab.label')}
        open={open}
        onOpen={setOpen}
        tabs={[
          { id: 'oversikt', label: t('tab.overview'), panel: overview },
          { id: 'ovningar', label: t('tab.exercises'), panel: exercises },
        ]}
      />
    </ZonePage>
  )
}
