import { othersWords } from '#text/figure-words.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { conclusionWords } from './conclusion.ts'
import { KeyFigures } from './key-figures.tsx'
import type { SectionProps, Unit } from './overview-view.ts'
import { ReadingGuide } from './reading-guide.tsx'

type Props = Omit<SectionProps, 'names'> & { readonly together: NonNullable<Unit['together']> }

/** For a unit that is shown together with a few others: says whose figure it is, before the figure. */
export function UnitTogether({ words, overview, round, unit, together }: Props) {
  const { t } = words
  // The units are named right above; four more names would hide the finding.
  const name = t('together.group')
  const { figure } = together
  return (
    <>
      <Notice title={t('together.title')}>
        <p>{t('together.text', { unit: unit.name, others: othersWords(words, unit) })}</p>
      </Notice>
      <p className="conclusion">{conclusionWords(words, overview, round, { name, change: null, figure })}</p>
      <KeyFigures
        {...{ words, overview, round }}
        unit={{ ...unit, name, change: null, figure }}
        alone={false}
      />
      <ReadingGuide />
    </>
  )
}
