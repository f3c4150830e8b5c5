import type { PartId, StressProgramme } from '#core/programme/stress-programme.ts'
import { type WeeklyAnswerId, weeklyAnswer } from '#core/programme/weekly-answer.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { furtherReadingPath, partPath, welcomePath } from './programme-paths.ts'

/** The part with the thing to try; null: the part that was just done. */
const toTry: Readonly<Record<WeeklyAnswerId, string | null>> = {
  first: partPath('1.1'),
  'first-hard': '/red-zone#prioritise',
  'after-pause': partPath('1.4'),
  'after-weeks': welcomePath,
  'harder-twice': partPath('3.4'),
  'hard-long': '/red-zone#medical',
  'step-stuck': partPath('3.3'),
  'step-not-enough': partPath('5.3'),
  'strain-less-rest-less': partPath('1.3'),
  'strain-more-rest-more': partPath('1.4'),
  'much-lighter': partPath('1.3'),
  'strain-less': partPath('5.1'),
  'rest-more': '/green-zone#recovery',
  lighter: partPath('1.1'),
  'strain-more': furtherReadingPath('forsta-samtalet'),
  'rest-less': partPath('2.3'),
  harder: '/red-zone#prioritise',
  'much-harder': '/red-zone#talk',
  'same-hard': '/yellow-zone#first-contact',
  same: null,
  'same-calm': partPath('6.3'),
}

type WeekAnswerProps = {
  readonly document: StressProgramme
  /** The part that was just done. */
  readonly part: PartId
  /** The person has said that the coming week will be hard; stored nowhere. */
  readonly heavyAhead: boolean
}

/** What has changed since the last weekly check, and one thing to try. */
export function WeekAnswer({ document, part, heavyAhead }: WeekAnswerProps) {
  const t = useText('stressProgramme')
  const answer = weeklyAnswer(document)
  if (answer === null) return null
  const { id, gap, step } = answer
  const sentences = [
    ...(gap ? [t('answer.gap')] : []),
    t(`answer.${id}`),
    ...(step === null ? [] : [t(`answer.${step}`)]),
    ...(heavyAhead ? [t('answer.heavy')] : []),
  ]
  const smaller = step === 'smaller'
  return (
    <>
      <p>{sentences.join(' ')}</p>
      <p>
        <PageLink to={smaller ? partPath('3.3') : (toTry[id] ?? partPath(part))} className="link-alone">
          {t(smaller ? 'answer.smaller.try' : `answer.${id}.try`)}
        </PageLink>
      </p>
    </>
  )
}
