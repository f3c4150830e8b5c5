import type { ReactNode } from 'react'
import { enrol } from '#core/programme/follow-programme.ts'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { StartForm } from '#web/lib/start-form.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useText } from '#web/lib/use-text.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { AskFirst, type LoadAsk } from './ask-first.tsx'
import { Kept } from './kept.tsx'
import { ModuleList } from './module-list.tsx'
import type { PartTitles } from './now-view.tsx'
import { useStressProgramme } from './use-stress-programme.ts'

const loadNow = () => import('./now-view.tsx').then((part) => part.NowView)

type WelcomeViewProps = {
  readonly parts: PartTitles
  readonly modules: readonly string[]
  /** What there is to know before one begins. */
  readonly reading: ReactNode
  /** Said first to somebody in the recovery programme; null to everybody else. */
  readonly recoveryFirst: ReactNode
  readonly course: ReactNode
  readonly loadAsk: LoadAsk
}

/** The built page is the introduction; anyone who has enrolled sees where they are. */
export function WelcomeView({ parts, modules, reading, recoveryFirst, course, loadAsk }: WelcomeViewProps) {
  const t = useText('stressProgramme')
  const own = useStressProgramme()
  const today = useToday()
  const begun = own.document.startedOn !== null && today !== null
  const NowView = useLazyModule(begun, loadNow)
  return (
    <div className="with-aside">
      <div className="flow">
        {recoveryFirst}
        {!begun && (
          <>
            <p className="lead">{t('welcome.lead')}</p>
            {own.state === 'loading' ? (
              <Waiting />
            ) : (
              <AskFirst load={loadAsk}>
                <StartForm
                  today={today}
                  onStart={(day) => own.change((document) => enrol(document, day))}
                  className="surface with-script"
                  words={{
                    legend: t('start.legend'),
                    today: t('start.today'),
                    later: t('start.later'),
                    day: t('start.day'),
                    dayHint: t('start.day.hint'),
                    button: t('start.button'),
                    choose: t('start.choose'),
                    past: t('start.past'),
                  }}
                >
                  {t('kept.intro')}
                </StartForm>
              </AskFirst>
            )}
            <noscript>
              <Notice>{t('start.noScript')}</Notice>
            </noscript>
            {reading}
          </>
        )}
        {begun &&
          (NowView ? (
            <NowView own={own} today={today} titles={parts} course={course} loadAsk={loadAsk} />
          ) : (
            <Waiting />
          ))}
        <Kept own={own} />
      </div>
      <ModuleList titles={modules} document={own.document} />
    </div>
  )
}
