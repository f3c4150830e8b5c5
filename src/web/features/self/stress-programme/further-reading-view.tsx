import { type ReactNode, useState } from 'react'
import type { FurtherReadingText } from '#web/lib/content/read-further-reading.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { Prose } from '#web/lib/prose.tsx'
import { SafetyBlock } from '#web/lib/safety/safety-block.tsx'
import { useText } from '#web/lib/use-text.ts'
import { modulePath } from './programme-paths.ts'
import { TiredSwitch } from './tired-switch.tsx'

type FurtherReadingViewProps = {
  readonly text: FurtherReadingText
  /** Shown first to a person in the recovery programme; null for others. */
  readonly recoveryFirst: ReactNode
}

/** A further reading of a module, with a short version for a tired day. Who has read it is not stored. */
export function FurtherReadingView({ text, recoveryFirst }: FurtherReadingViewProps) {
  const t = useText('stressProgramme')
  const [isTired, setIsTired] = useState(false)
  const { title, lead, minutes, module, reading, step, tired, sources, safety } = text
  return (
    <article className="flow programme-text">
      {recoveryFirst}
      <h1 tabIndex={-1} className="question-title">
        <span className="programme-over own-line">{t('further.over', { module })}</span>
        {title}
      </h1>
      {!isTired && (
        <>
          <p className="lead">{lead}</p>
          <p className="small quiet">{t('minutes', { minutes })}</p>
        </>
      )}
      <TiredSwitch isTired={isTired} onSwitch={setIsTired} />
      {isTired ? (
        <>
          <h2>{tired.title}</h2>
          <Prose html={tired.html} />
          <p>{t('part.tired.enough')}</p>
        </>
      ) : (
        <>
          <h2 className="hidden-text">{t('part.reading')}</h2>
          <Prose html={reading} />
          <section className="flow programme-section">
            <h2>{step.title}</h2>
            <Prose html={step.html} />
          </section>
        </>
      )}
      {safety && <SafetyBlock id="hjalp-i-texten" />}
      <section className="flow programme-section">
        <h2>{sources.title}</h2>
        <div className="small">
          <Prose html={sources.html} />
        </div>
      </section>
      <p className="no-print">
        <PageLink to={modulePath(module)} className="link-alone">
          {t('part.module', { module })}
        </PageLink>
      </p>
    </article>
  )
}
