import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { fillWorksheet, stopAt } from '#core/programme/follow-programme.ts'
import {
  moduleOf,
  nextPart,
  type PartId,
  type PartScreen,
  partIds,
  partScreens,
  partsOf,
  weekOfPart,
} from '#core/programme/stress-programme.ts'
import { emptyWorksheet, type WorksheetValues } from '#core/worksheets/worksheet.ts'
import type { ProgrammePartText } from '#web/lib/content/read-programme-part.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { Prose } from '#web/lib/prose.tsx'
import { useHasVoice } from '#web/lib/read-aloud/voices.ts'
import { SafetyBlock } from '#web/lib/safety/safety-block.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useStepTitle } from '#web/lib/use-step-title.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import type { LookBackProps } from './look-back.tsx'
import type { PartTitles } from './now-view.tsx'
import { PartList } from './part-list.tsx'
import { PartSteps, PartThread } from './part-thread.tsx'
import { modulePath, partPath, screenIds, sheetId } from './programme-paths.ts'
import { TiredSwitch } from './tired-switch.tsx'
import { usePartScreen } from './use-part-screen.ts'
import { type OwnProgramme, useStressProgramme } from './use-stress-programme.ts'

/** The worksheet of a part with the person's input; the route passes it. */
export type WorksheetSlot = (
  values: WorksheetValues,
  onChange: (values: WorksheetValues) => void,
) => ReactNode

type PartViewProps = {
  readonly text: ProgrammePartText
  /** An SVG. */
  readonly drawing: string
  readonly titles: PartTitles
  /** Shown first to a person in the recovery programme; null for others. */
  readonly recoveryFirst: ReactNode
  /** The fields and buttons of the last screen; the route passes them. */
  readonly LookBack: ComponentType<Omit<LookBackProps, 'loadAsk'>>
  readonly worksheet: WorksheetSlot
  /** Title of the worksheet. */
  readonly sheetTitle: string
}

const loadListen = () => import('./listen-to-part.tsx').then((part) => part.ListenToPart)

/** On a tired day the short version replaces the text; it includes the step at work. */
const tiredScreens: readonly PartScreen[] = partScreens.filter((screen) => screen !== 'work')

/**
 * A weekly part, screen by screen: read, do, at work, look back. The page has all of them: for readers without JavaScript,
 * for paper, and so that the next one needs no fetch.
 */
export function PartView(props: PartViewProps) {
  const { text, drawing, titles, recoveryFirst, LookBack, worksheet, sheetTitle } = props
  const t = useText('stressProgramme')
  const own = useStressProgramme()
  const { document: programme, change } = own
  const { part, title, lead, minutes, tired } = text
  const [isTired, setIsTired] = useState(false)
  const asked = usePartScreen()
  const screens: readonly PartScreen[] = isTired ? tiredScreens : partScreens
  const current = asked !== null && !screens.includes(asked) ? 'read' : asked
  const region = useRef<HTMLDivElement>(null)
  const { language } = useLanguage()
  const Listen = useLazyModule(useHasVoice(language), loadListen)
  useStopHere(own, part, current)

  const steps = (screen: PartScreen) => <PartSteps {...{ part, screens, screen }} />
  const stepOf = (screen: PartScreen) =>
    t('part.step', {
      step: screens.indexOf(screen) + 1,
      steps: screens.length,
      screen: t(`part.screen.${screen}`),
    })
  useStepTitle(current === null || current === 'read' ? null : stepOf(current), title)
  const over = (screen: PartScreen) => <span className="programme-over own-line">{stepOf(screen)}</span>
  const toSheet = (
    <PageLink to={`${partPath(part)}#${sheetId}`} className="link-alone">
      {t('part.tired.sheet', { title: sheetTitle })}
    </PageLink>
  )
  return (
    <div className="with-aside">
      <article className="flow programme-text">
        {recoveryFirst}
        <h1 id={screenIds.read} tabIndex={-1} className="question-title">
          <span className="programme-over own-line">
            {t('place.part', { module: moduleOf(part), week: weekOfPart(part) })}
          </span>
          {title}
        </h1>
        <PartThread {...{ part, screens, current }} />
        {Listen && current !== null && (
          <Listen key={`${isTired}`} region={region} part={part} current={current} />
        )}
        {programme.pausedSince !== null && <Notice>{t('part.paused')}</Notice>}
        <div ref={region} className="part-screens" data-part-screens={current ?? undefined}>
          <Screen id="read" current={current}>
            <h2 className="hidden-text">{t('part.screen.read')}</h2>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us, at build time */}
            <div className="part-drawing" dangerouslySetInnerHTML={{ __html: drawing }} />
            {!isTired && (
              <>
                <p className="lead">{lead}</p>
                <p className="small quiet">{t('minutes', { minutes })}</p>
              </>
            )}
            <TiredSwitch isTired={isTired} onSwitch={setIsTired}>
              {!isTired && toSheet}
            </TiredSwitch>
            {isTired ? (
              <>
                <h2>{tired.title}</h2>
                <Prose html={tired.html} />
                {text.safety && <SafetyBlock id="hjalp-i-texten" />}
                <p>{t('part.tired.enough')}</p>
                <p className="no-print">{toSheet}</p>
              </>
            ) : (
              <Prose html={text.reading} />
            )}
            {steps('read')}
            <Sources {...text.sources} />
          </Screen>
          <Screen id="do" current={current}>
            {!isTired && (
              <>
                <h2 id={screenIds.do} tabIndex={-1}>
                  {over('do')}
                  {t('part.do')}
                </h2>
                <Prose html={text.exercise} />
                {text.safety && <SafetyBlock id="hjalp-i-texten" />}
              </>
            )}
            <section className="flow programme-section">
              <h2 id={sheetId} tabIndex={-1}>
                <span className="programme-over own-line">{t('part.sheet')}</span>
                {sheetTitle}
              </h2>
              <noscript>{t('part.sheet.noScript')}</noscript>
              <div className="with-script flow" data-not-read>
                {worksheet(programme.worksheets[text.worksheet] ?? emptyWorksheet, (values) =>
                  change((one) => fillWorksheet(one, text.worksheet, values)),
                )}
              </div>
            </section>
            {steps('do')}
          </Screen>
          {!isTired && (
            <Screen id="work" current={current}>
              <h2 id={screenIds.work} tabIndex={-1}>
                {over('work')}
                {text.step.title}
              </h2>
              <Prose html={text.step.html} />
              {steps('work')}
            </Screen>
          )}
          <Screen id="look" current={current}>
            <h2 id={screenIds.look} tabIndex={-1}>
              {over('look')}
              {t('part.look')}
            </h2>
            <Prose html={text.afterwards} />
            <div className="flow with-script" data-not-read>
              <LookBack key={part} worksheet={text.worksheet} {...{ part, titles, sheetTitle, own }} />
            </div>
            {steps('look')}
          </Screen>
        </div>
      </article>
      <OtherParts part={part} titles={titles} own={own} />
    </div>
  )
}

type ScreenProps = {
  readonly id: PartScreen
  readonly current: PartScreen | null
  readonly children: ReactNode
}

function Screen({ id, current, children }: ScreenProps) {
  return (
    <div className="part-screen flow" data-part-screen={id} hidden={current !== null && current !== id}>
      {children}
    </div>
  )
}

/** Stores where the person stops, once the document has been read. */
function useStopHere({ state, document, change }: OwnProgramme, part: PartId, screen: PartScreen | null) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: not at every change of what is written
  useEffect(() => {
    if (screen === null || state === 'loading') return
    if (stopAt(document, { part, screen }).stoppedAt === document.stoppedAt) return
    change((one) => stopAt(one, { part, screen }))
  }, [part, screen, state])
}

function Sources({ title, html }: ProgrammePartText['sources']) {
  return (
    <section className="flow programme-section" data-not-read>
      <h2>{title}</h2>
      <div className="small">
        <Prose html={html} />
      </div>
    </section>
  )
}

type OtherPartsProps = {
  readonly part: PartId
  readonly titles: PartTitles
  readonly own: OwnProgramme
}

/** The other parts of the module, and the module itself. */
function OtherParts({ part, titles, own: { document: programme } }: OtherPartsProps) {
  const t = useText('stressProgramme')
  const siblings = useId()
  const module = moduleOf(part)
  const at = partIds.indexOf(part)
  return (
    <nav className="flow no-print" aria-labelledby={siblings}>
      <h2 id={siblings}>{t('part.others', { module })}</h2>
      <PartList
        parts={partsOf(module).map((one) => ({ part: one, title: titles[one] ?? '' }))}
        done={programme.parts}
        next={nextPart(programme)}
        current={part}
      />
      <p className="actions">
        <PageLink to={modulePath(module)} className="link-alone">
          {t('part.module', { module })}
        </PageLink>
        <Beside part={partIds[at - 1]} label={t('part.previous')} />
        <Beside part={partIds[at + 1]} label={t('part.following')} />
      </p>
    </nav>
  )
}

function Beside({ part, label }: { readonly part: PartId | undefined; readonly label: string }) {
  return part === undefined ? null : (
    <PageLink to={partPath(part)} className="link-alone">
      {label}
    </PageLink>
  )
}
