import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'

const parts = ['can', 'cannot', 'uncertainty', 'hidden', 'compare', 'talk'] as const

/** What the figures can and cannot say. It is folded, because it is read once and looked up later. `PrintGuide` is its printed form. */
export function ReadingGuide() {
  const t = useText('overviewGuide')
  return (
    <Fold id="reading-guide" title={t('title')} level={2}>
      {parts.map((part) => (
        <section key={part} aria-labelledby={`guide-${part}`}>
          <h3 id={`guide-${part}`}>{t(`${part}.title`)}</h3>
          <p className="column">{t(`${part}.text`)}</p>
        </section>
      ))}
    </Fold>
  )
}

/** The reading guide on paper, on a page of its own. */
export function PrintGuide() {
  const t = useText('overviewGuide')
  return (
    <div className="print-only print-guide">
      <p className="print-head">{t('title')}</p>
      {parts.map((part) => (
        <div key={part} className="print-part">
          <p className="print-subhead">{t(`${part}.title`)}</p>
          <p>{t(`${part}.text`)}</p>
        </div>
      ))}
    </div>
  )
}
