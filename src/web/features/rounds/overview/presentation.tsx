import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { formatDate } from '#text/format.ts'
import { useText } from '#web/lib/use-text.ts'
import { arrowStep } from '#web/ui/arrow-step.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { CategoriesSection } from './categories-section.tsx'
import { CausesSection } from './causes-section.tsx'
import { conclusionWords } from './conclusion.ts'
import { keyFiguresOf } from './key-figures.tsx'
import { closingOf, type ReportProps, type Round, roundName, type ShownUnit } from './overview-view.ts'
import { TrendSection } from './trend-section.tsx'
import { withParameters } from './with-parameters.ts'

/** Query parameter with the number of the shown figure, from 1, so that a reload stays there. */
const place = 'visning'

type Props = ReportProps & { readonly round: Round; readonly unit: ShownUnit }

/** Whether the presentation is open. */
export const usePresenting = (): boolean => useSearchParams()[0].has(place)

/** Starts the presentation, in full screen where the browser allows it, and links to files and printing. */
export function PresentButton({ words: { t } }: Pick<ReportProps, 'words'>) {
  const [, setSearch] = useSearchParams()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasEnded) button.current?.focus()
    hasEnded = false
  }, [])
  return (
    <p className="actions no-print">
      <Button
        ref={button}
        kind="quiet"
        onClick={() => {
          // Without full screen the presentation fills the window.
          void document.documentElement.requestFullscreen?.().catch(() => {})
          setSearch(withParameters({ [place]: '1' }), { preventScrollReset: true })
        }}
      >
        {t('present.start')}
      </Button>
      {/* The export is below everything that is printed, many screens further down on a phone. */}
      <a className="link-alone" href="#export">
        {t('export.title')}
      </a>
    </p>
  )
}

/** A presentation has just ended, so the button that started it takes the focus when it is rendered again. */
let hasEnded = false

/** Shows one figure of the page at a time, larger, for a meeting. Keys: arrows, Home, End and Escape. */
export function Presentation(props: Props) {
  const { words, overview, round, unit } = props
  const { t } = words
  const [search, setSearch] = useSearchParams()
  const slides = useSlides(props)
  const forward = useRef<HTMLButtonElement>(null)
  // The browser itself would focus the button that ends the presentation.
  useEffect(() => forward.current?.focus(), [])
  const at = Math.min(Math.max(1, Number(search.get(place)) || 1), slides.length)
  const go = useCallback(
    (next: number | null) =>
      setSearch(
        (before) => {
          if (next === null) before.delete(place)
          else before.set(place, String(next))
          return before
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  )
  const end = useCallback(() => {
    if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => {})
    hasEnded = true
    go(null)
  }, [go])
  useArrows({ at, count: slides.length, go })
  useEffect(() => {
    // In full screen the browser handles Escape without a key event; leaving it ends the presentation.
    const left = () => {
      if (document.fullscreenElement === null) end()
    }
    document.addEventListener('fullscreenchange', left)
    return () => document.removeEventListener('fullscreenchange', left)
  }, [end])

  const slide = slides[at - 1]
  const count = { at, count: slides.length }
  return (
    <Dialog
      open
      whole
      onClose={end}
      title={[
        t('present.title', { unit: unit.name, round: roundName(overview, round.id) }),
        ...(overview.organisation.simulated ? [t('present.simulated')] : []),
      ].join(' · ')}
      closeLabel={t('present.end')}
    >
      <div className="presentation">
        <div key={slide?.id} className={`slide slide-${slide?.kind}`}>
          {slide?.content}
        </div>
        <p className="hidden-text" role="status">
          {t('present.place', count)}: {slide?.title}
        </p>
        <nav className="presentation-ways" aria-label={t('present.start')}>
          <Button kind="quiet" busy={at === 1} onClick={() => go(at - 1)}>
            {t('present.back')}
          </Button>
          <span aria-hidden="true">{t('present.place', count)}</span>
          <Button ref={forward} busy={at === slides.length} onClick={() => go(at + 1)}>
            {t('present.next')}
          </Button>
        </nav>
      </div>
    </Dialog>
  )
}

function useArrows({ at, count, go }: { at: number; count: number; go: (next: number) => void }) {
  // Keys may come faster than the address changes. A passive effect would run late and reset what a key has set.
  const now = useRef(at)
  useLayoutEffect(() => {
    now.current = at
  }, [at])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const step = arrowStep(event.key, document.dir) || { PageDown: 1, PageUp: -1 }[event.key] || 0
      const next = step === 0 ? { Home: 1, End: count }[event.key] : now.current + step
      if (next === undefined) return
      event.preventDefault()
      if (next < 1 || next > count) return
      now.current = next
      go(next)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [count, go])
}

type Slide = {
  readonly id: string
  readonly title: string
  /** Only words, one figure, or a drawing with its finding. */
  readonly kind: 'words' | 'figure' | 'chart'
  readonly content: ReactNode
}

/** The content of the page about the unit, in the order of a meeting. */
function useSlides(props: Props): readonly Slide[] {
  const { words, names, overview, ways, round, unit } = props
  const { t, language } = words
  const guide = useText('overviewGuide')
  const section = { words, names, overview, round, unit }
  const said = (id: string, title: string, content: ReactNode): Slide => ({
    id,
    title,
    kind: 'words',
    content: (
      <>
        <h3>{title}</h3>
        {content}
      </>
    ),
  })
  const chart = (id: string, title: string, content: ReactNode): Slide => ({
    id,
    title,
    kind: 'chart',
    content,
  })
  return [
    said(
      'first',
      unit.name,
      <>
        <p>
          {overview.organisation.name}. {roundName(overview, round.id)},{' '}
          {t('choose.closed', { date: formatDate(closingOf(overview, round.id), language) })}.
        </p>
        {overview.organisation.simulated && <p>{t('present.simulated')}</p>}
        <p>{t('present.intro')}</p>
      </>,
    ),
    {
      id: 'conclusion',
      title: t('present.title', { unit: unit.name, round: roundName(overview, round.id) }),
      kind: 'words',
      content: <p className="slide-conclusion">{conclusionWords(words, overview, round, unit)}</p>,
    },
    ...keyFiguresOf({ words, overview, round, unit }).map(
      ({ id, title, value, meaning }): Slide => ({
        id,
        title,
        kind: 'figure',
        content: (
          <>
            <h3>{title}</h3>
            <p className="slide-value">{value}</p>
            <div className="key-meaning">{meaning}</div>
          </>
        ),
      }),
    ),
    chart('trend', t('trend.title'), <TrendSection {...section} />),
    chart('causes', t('causes.title'), <CausesSection {...section} ways={ways} />),
    chart('categories', t('categories.title'), <CategoriesSection {...section} figure={unit.figure} />),
    said('cannot', guide('cannot.title'), <p>{guide('cannot.text')}</p>),
    said('talk', guide('talk.title'), <p>{guide('talk.text')}</p>),
  ]
}
