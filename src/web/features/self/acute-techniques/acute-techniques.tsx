import type { ReactNode } from 'react'
import { onSight } from '#web/lib/on-sight.tsx'
import { ReadRegion } from '#web/lib/read-aloud/read-aloud.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { newsStore } from './news-limit.ts'
import { prioritiesStore } from './priorities.ts'
import type { HourlyReminder } from './use-hourly-reminder.ts'

const MicroPauseReminder = onSight(() =>
  import('./micro-pause-reminder.tsx').then((part) => part.MicroPauseReminder),
)
const Prioritise = onSight(() => import('./prioritise.tsx').then((part) => part.Prioritise))
const LimitNews = onSight(() => import('./limit-news.tsx').then((part) => part.LimitNews))
const TalkToSomeone = onSight(() => import('./talk-to-someone.tsx').then((part) => part.TalkToSomeone))
const MedicalSupport = onSight(() => import('./medical-support.tsx').then((part) => part.MedicalSupport))

/** The seven acute techniques, in their order. Their names are also fragments of the page's address. */
const techniques = ['pause', 'micro', 'notice', 'prioritise', 'news', 'talk', 'medical'] as const

type Technique = (typeof techniques)[number]

/** In their order; the player shows them too. */
const microSteps = ['rise', 'shoulders', 'far', 'drink'] as const

type AcuteTechniquesProps = {
  /** What the player opens; the route passes it. */
  readonly guided: Readonly<Record<'pause' | 'micro' | 'notice', ReactNode>>
  readonly reminder: HourlyReminder
  readonly notifies: boolean
  readonly onNotify: (notifies: boolean) => void
}

/** Seven techniques to do right now, each in a fold. */
export function AcuteTechniques({ guided, reminder, notifies, onNotify }: AcuteTechniquesProps) {
  const t = useText('techniques')
  const tools: Readonly<Record<Technique, ReactNode>> = {
    ...guided,
    micro: (
      <>
        {guided.micro}
        <MicroPauseReminder reminder={reminder} notifies={notifies} onNotify={onNotify} />
      </>
    ),
    prioritise: <Prioritise />,
    news: <LimitNews />,
    talk: <TalkToSomeone />,
    medical: <MedicalSupport />,
  }

  return (
    <div className="flow">
      <h2>{t('techniques.title')}</h2>
      <p>{t('techniques.lead')}</p>
      <noscript>
        <p>{t('techniques.needsScript')}</p>
      </noscript>
      <div className="folds">
        {techniques.map((technique) => (
          <Fold key={technique} id={technique} title={t(technique)} note={t(`${technique}.time`)}>
            <ReadRegion stepwise>
              {technique !== 'pause' && <p>{t(`${technique}.lead`)}</p>}
              {technique === 'micro' && <MicroSteps />}
              {technique === 'medical' && <CareNumbers />}
              {tools[technique]}
            </ReadRegion>
          </Fold>
        ))}
      </div>
      <p className="small quiet">{t('techniques.kept')}</p>
      <div className="no-print">
        <TwoStepButton
          label={t('techniques.erase')}
          question={t('techniques.erase.question')}
          yes={t('techniques.erase.yes')}
          no={t('techniques.erase.no')}
          onConfirm={() => {
            prioritiesStore.erase()
            newsStore.erase()
          }}
        />
      </div>
    </div>
  )
}

function MicroSteps() {
  const t = useText('player')
  return (
    <ol>
      {microSteps.map((step) => (
        <li key={step}>{t(`word.${step}`)}</li>
      ))}
    </ol>
  )
}

function CareNumbers() {
  const t = useText('techniques')
  return (
    <p className="tool-actions no-print">
      <a className="button button-primary" href="tel:1177">
        {t('medical.call1177')}
      </a>
      <a className="button button-quiet" href="tel:112">
        {t('medical.call112')}
      </a>
    </p>
  )
}
