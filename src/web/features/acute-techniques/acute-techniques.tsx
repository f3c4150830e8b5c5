import type { ReactNode } from 'react'
import type { techniques as words } from '#text/sv/techniques.ts'
import { useKept } from '#web/lib/kept.ts'
import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { LimitNews } from './limit-news.tsx'
import { MedicalSupport } from './medical-support.tsx'
import { MicroPause } from './micro-pause.tsx'
import { newsKey, noLimit, parseNews } from './news-limit.ts'
import { NoticeThings } from './notice-things.tsx'
import { noPriorities, parsePriorities, prioritiesKey } from './priorities.ts'
import { Prioritise } from './prioritise.tsx'
import { TalkToSomeone } from './talk-to-someone.tsx'
import { type Technique, techniques } from './technique-list.ts'
import type { HourlyReminder } from './use-hourly-reminder.ts'

type AcuteTechniquesProps = {
  /** The pacer; the route brings it. */
  readonly breathing: ReactNode
  readonly reminder: HourlyReminder
  readonly notifies: boolean
  readonly onNotify: (notifies: boolean) => void
}

/** Seven things to do right now, each a row to unfold. */
export function AcuteTechniques({ breathing, reminder, notifies, onNotify }: AcuteTechniquesProps) {
  const t = useText<keyof typeof words>()
  const priorities = useKept(prioritiesKey, parsePriorities, noPriorities)
  const news = useKept(newsKey, parseNews, noLimit)
  const tools: Readonly<Record<Technique, ReactNode>> = {
    pause: breathing,
    micro: <MicroPause reminder={reminder} notifies={notifies} onNotify={onNotify} />,
    notice: <NoticeThings />,
    prioritise: <Prioritise priorities={priorities} />,
    news: <LimitNews limit={news} />,
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
      {!(priorities.kept && news.kept) && (
        <div role="alert">
          <Notice kind="help">{t('techniques.notKept')}</Notice>
        </div>
      )}
      <div className="folds">
        {techniques.map((technique) => (
          <Fold key={technique} id={technique} title={t(technique)} note={t(`${technique}.time`)}>
            {tools[technique]}
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
            priorities.erase()
            news.erase()
          }}
        />
      </div>
    </div>
  )
}
