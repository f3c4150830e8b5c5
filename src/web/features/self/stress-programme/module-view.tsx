import type { ReactNode } from 'react'
import type { Day } from '#core/calendar/local-time.ts'
import {
  type Module,
  modules,
  nextPart,
  partsDone,
  partsOf,
  stoppedAt,
  weekOfPart,
  weeks,
} from '#core/programme/stress-programme.ts'
import type { FurtherReadingTitle } from '#web/lib/content/read-further-reading.ts'
import type { ProgrammePartTitle } from '#web/lib/content/read-programme-part.ts'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useDateText } from '#web/lib/use-day-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { ModuleList } from './module-list.tsx'
import { PartList } from './part-list.tsx'
import { furtherReadingPath, partPath, placePath, welcomePath } from './programme-paths.ts'
import { useStressProgramme } from './use-stress-programme.ts'

type ModuleViewProps = {
  readonly module: Module
  /** Titles of the six modules. */
  readonly titles: readonly string[]
  readonly parts: readonly ProgrammePartTitle[]
  /** Readings that go deeper than the parts. */
  readonly further: readonly FurtherReadingTitle[]
  /** The results before and after the module, by the day when it was begun and the day when the next one was. */
  readonly test: (begunOn: Day, until: Day | null) => ReactNode
}

/** A module: its subject, its four parts, and the test at its end. */
export function ModuleView({ module, titles, parts, further, test }: ModuleViewProps) {
  const t = useText('stressProgramme')
  const dateText = useDateText()
  const { document } = useStressProgramme()
  const begunOn = document.modules[module]
  const later = modules.filter((one) => one > module).flatMap((one) => document.modules[one] ?? [])
  const left = partsOf(module).find((part) => document.parts[part] === undefined)
  const stopped = stoppedAt(document)
  const done = partsDone(document, partsOf(module))
  return (
    <div className="with-aside">
      <div className="flow">
        <h1 tabIndex={-1} className="question-title">
          <span className="programme-over own-line">{t('place.module', { module })}</span>
          {titles[module - 1]}
        </h1>
        <p className="lead">{t(`module.${module}.about`)}</p>
        <p className="actions no-print">
          {left === undefined ? (
            <span>{t('module.again')}</span>
          ) : (
            <PageButton to={stopped?.part === left ? placePath(stopped) : partPath(left)}>
              {done === 0 && stopped?.part !== left
                ? t('module.first')
                : t('module.go', { week: weekOfPart(left) })}
            </PageButton>
          )}
        </p>
        {begunOn !== undefined && (
          <p className="small quiet">
            {t('module.begunOn', { day: dateText(begunOn) })} {t('module.progress', { done })}
          </p>
        )}
        <h2>{t('module.parts')}</h2>
        <PartList parts={parts} done={document.parts} next={nextPart(document)} />
        {further.length > 0 && (
          <section className="flow programme-section">
            <h2>{t('further.title')}</h2>
            <p>{t('further.text')}</p>
            <ul className="programme-modules">
              {further.map(({ address, title, minutes }) => (
                <li key={address}>
                  <PageLink to={furtherReadingPath(address)} className="programme-part-link">
                    {title}
                  </PageLink>
                  <span className="small quiet own-line">{t('minutes', { minutes })}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section className="flow programme-section">
          <h2>{t('test.title')}</h2>
          <p>{t('test.text')}</p>
          <p className="no-print">
            <PageButton kind={done === weeks.length ? 'primary' : 'quiet'} to="/stressprofil/start">
              {t('test.button')}
            </PageButton>
          </p>
          {begunOn === undefined ? null : test(begunOn, later.toSorted()[0] ?? null)}
        </section>
      </div>
      <div className="flow no-print">
        <ModuleList titles={titles} document={document} current={module} />
        <p>
          <PageLink to={welcomePath} className="link-alone">
            {t('module.overview')}
          </PageLink>
        </p>
      </div>
    </div>
  )
}
