import { type ComponentType, type ReactNode, useId, useState } from 'react'
import { fillWorksheet, writeNote } from '#core/programme/follow-programme.ts'
import {
  moduleOf,
  nextPart,
  type PartId,
  partIds,
  partsOf,
  weekOfPart,
} from '#core/programme/stress-programme.ts'
import { emptyWorksheet, type WorksheetValues } from '#core/worksheets/worksheet.ts'
import type { ProgrammePartText } from '#web/lib/content/read-programme-part.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { SafetyBlock } from '#web/lib/safety/safety-block.tsx'
import { useText } from '#web/lib/use-text.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import type { FinishWeekProps } from './finish-week.tsx'
import { Kept } from './kept.tsx'
import { NoteField } from './note-field.tsx'
import type { PartTitles } from './now-view.tsx'
import { PartList } from './part-list.tsx'
import { modulePath, partPath } from './programme-paths.ts'
import { useStressProgramme } from './use-stress-programme.ts'

/** Where the worksheet begins. */
const sheetId = 'arbetsblad'

/** The worksheet of a part, with what is written in it; the route brings it. */
export type WorksheetSlot = (
  values: WorksheetValues,
  onChange: (values: WorksheetValues) => void,
) => ReactNode

type PartViewProps = {
  readonly text: ProgrammePartText
  readonly titles: PartTitles
  /** Said first to somebody in the recovery programme; null to everybody else. */
  readonly recoveryFirst: ReactNode
  /** Ends the week; the route brings it. */
  readonly Finish: ComponentType<Omit<FinishWeekProps, 'loadAsk'>>
  readonly worksheet: WorksheetSlot
  /** What the worksheet is called. */
  readonly sheetTitle: string
}

/** A weekly part: read, do, change something at work, write, and be done with the week; on a tired day in ten lines. */
export function PartView({ text, titles, recoveryFirst, Finish, worksheet, sheetTitle }: PartViewProps) {
  const t = useText('stressProgramme')
  const own = useStressProgramme()
  const today = useToday()
  const { document: programme, change } = own
  const { part, title, lead, minutes, reading, step, tired, sources } = text
  const [isTired, setIsTired] = useState(false)
  const module = moduleOf(part)
  const siblings = useId()
  const at = partIds.indexOf(part)
  return (
    <div className="with-aside">
      <article className="flow programme-text">
        {recoveryFirst}
        <h1 tabIndex={-1} className="question-title">
          <span className="programme-over own-line">
            {t('place.part', { module, week: weekOfPart(part) })}
          </span>
          {title}
        </h1>
        {!isTired && (
          <>
            <p className="lead">{lead}</p>
            <p className="small quiet">{t('minutes', { minutes })}</p>
          </>
        )}
        <p className="actions no-print with-script">
          <Button kind="quiet" onClick={() => setIsTired(!isTired)}>
            {t(isTired ? 'part.tired.whole' : 'part.tired')}
          </Button>
        </p>
        {programme.pausedSince !== null && <Notice>{t('part.paused')}</Notice>}
        {isTired ? (
          <>
            <h2>{tired.title}</h2>
            <Prose html={tired.html} />
            <p>{t('part.tired.enough')}</p>
            <p className="no-print">
              <a href={`#${sheetId}`} className="link-alone">
                {t('part.tired.sheet', { title: sheetTitle })}
              </a>
            </p>
          </>
        ) : (
          <>
            <h2 className="hidden-text">{t('part.reading')}</h2>
            <Prose html={reading} />
          </>
        )}
        {text.safety && <SafetyBlock id="hjalp-i-texten" />}
        <section className="flow programme-section">
          <h2 id={sheetId} tabIndex={-1}>
            <span className="programme-over own-line">{t('part.sheet')}</span>
            {sheetTitle}
          </h2>
          <noscript>{t('part.sheet.noScript')}</noscript>
          <div className="with-script flow">
            {worksheet(programme.worksheets[text.worksheet] ?? emptyWorksheet, (values) =>
              change((one) => fillWorksheet(one, text.worksheet, values)),
            )}
          </div>
        </section>
        {!isTired && (
          <section className="flow programme-section">
            <h2>{step.title}</h2>
            <Prose html={step.html} />
          </section>
        )}
        <section className="flow programme-section">
          <h2>{t('part.note')}</h2>
          <NoteField
            value={programme.notes[part] ?? ''}
            onChange={(note) => change((one) => writeNote(one, part, note))}
          />
          <Kept own={own} />
        </section>
        <section className="flow programme-section">
          <h2>{t('part.finish')}</h2>
          {today !== null && <Finish key={part} {...{ part, own, today, titles }} />}
        </section>
        <section className="flow programme-section">
          <h2>{sources.title}</h2>
          <div className="small">
            <Prose html={sources.html} />
          </div>
        </section>
      </article>
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
    </div>
  )
}

function Beside({ part, label }: { readonly part: PartId | undefined; readonly label: string }) {
  return part === undefined ? null : (
    <PageLink to={partPath(part)} className="link-alone">
      {label}
    </PageLink>
  )
}

function Prose({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own Markdown, which may hold no HTML
  return <div className="prose flow" dangerouslySetInnerHTML={{ __html: html }} />
}
