import { formatDate } from '#text/format.ts'
import { Button } from '../../ui/button/button.tsx'
import { useLanguage } from '../language.tsx'
import { useText } from '../use-text.ts'
import type { Choice } from './choice.ts'
import type { VisitorThing } from './what-is-here.ts'

type VisitorQuestionProps = {
  readonly things: readonly VisitorThing[]
  readonly onAnswer: (choice: Choice) => void
}

/**
 * Asks before anything of a visitor joins an account, because the browser may be shared and the texts another person's. The
 * heading is the caller's.
 */
export function VisitorQuestion({ things, onAnswer }: VisitorQuestionProps) {
  const t = useText('ownDocument')
  const { language } = useLanguage()
  return (
    <>
      <p>{t('merge.here')}</p>
      <ul>
        {things.map(({ kind, count, since }) => (
          <li key={kind}>
            {t(`merge.${kind}`, { count })}
            {since !== null && ` ${t('merge.since', { date: formatDate(since, language) })}`}
          </li>
        ))}
      </ul>
      <p>{t('merge.shared')}</p>
      <p className="actions">
        <Button onClick={() => onAnswer('yes')}>{t('merge.yes')}</Button>
        <Button kind="quiet" onClick={() => onAnswer('no')}>
          {t('merge.no')}
        </Button>
      </p>
    </>
  )
}
