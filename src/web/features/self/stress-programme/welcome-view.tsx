import type { ComponentType, ReactNode } from 'react'
import type { Day } from '#core/calendar/local-time.ts'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useText } from '#web/lib/use-text.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { AskFirst, type LoadAsk } from './ask-first.tsx'
import { Kept } from './kept.tsx'
import { ModuleList } from './module-list.tsx'
import type { PartTitles } from './now-view.tsx'
import { type OwnProgramme, useStressProgramme } from './use-stress-programme.ts'

const loadNow = () => import('./now-view.tsx').then((part) => part.NowView)

type WelcomeViewProps = {
  readonly parts: PartTitles
  readonly modules: readonly string[]
  /** What to know before beginning. */
  readonly reading: ReactNode
  /** Shown first to a person in the recovery programme; null for others. */
  readonly recoveryFirst: ReactNode
  readonly course: ReactNode
  readonly loadAsk: LoadAsk
  /** Fetches the form that begins the programme; the route passes it, because it reads own results. */
  readonly loadBegin: () => Promise<
    ComponentType<{
      readonly own: OwnProgramme
      readonly today: Day | null
      readonly titles: readonly string[]
    }>
  >
}

/** The prerendered page is the introduction; a person who has enrolled sees their place. */
export function WelcomeView(props: WelcomeViewProps) {
  const { parts, modules, reading, recoveryFirst, course, loadAsk, loadBegin } = props
  const t = useText('stressProgramme')
  const own = useStressProgramme()
  const today = useToday()
  const begun = own.document.startedOn !== null && today !== null
  const NowView = useLazyModule(begun, loadNow)
  const Begin = useLazyModule(!begun && own.state !== 'loading', loadBegin)
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
                {Begin ? <Begin own={own} today={today} titles={modules} /> : <Waiting />}
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
