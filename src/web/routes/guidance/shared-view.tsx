import type { GuidanceShare } from '#contract/guidance/guidance.ts'
import type { Day } from '#core/calendar/local-time.ts'
import { type CheckIn, daysOf } from '#core/programme/recovery.ts'
import type { WeeklyCheck } from '#core/programme/stress-programme.ts'
import { formatDate } from '#text/format.ts'
import { CheckIns } from '#web/features/self/recovery/check-ins.tsx'
import { Course } from '#web/features/self/stress-programme/course.tsx'
import { FilledIn } from '#web/features/self/worksheets/filled-in.tsx'
import type { Worksheet } from '#web/lib/content/worksheet-schema.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'

type SharedViewProps = {
  readonly shares: readonly GuidanceShare[]
  readonly sheets: readonly Worksheet[]
}

/** What a participant shares; the guide and the participant's preview see the same. */
export function SharedView({ shares, sheets }: SharedViewProps) {
  const t = useText('guidance')
  if (shares.length === 0) return <p className="quiet">{t('preview.none')}</p>
  return (
    <div className="folds">
      {shares.map((share, position) => (
        <Shared
          // biome-ignore lint/suspicious/noArrayIndexKey: what cannot be opened has no name
          key={`${share.content?.kind} ${position}`}
          share={share}
          sheets={sheets}
          position={position}
        />
      ))}
    </div>
  )
}

type SharedProps = Pick<SharedViewProps, 'sheets'> & {
  readonly share: GuidanceShare
  readonly position: number
}

function Shared({ share: { content, updatedAt }, sheets, position }: SharedProps) {
  const t = useText('guidance')
  const { language } = useLanguage()
  const sheet = content?.kind === 'worksheet' ? sheets.find(({ id }) => id === content.worksheet) : undefined
  const title =
    content === null
      ? t('share.lost')
      : content.kind === 'worksheet'
        ? (sheet?.title ?? content.worksheet)
        : t(`shared.${content.kind}`)
  return (
    <Fold
      id={`shared-${position}`}
      title={title}
      note={t('shared.at', { day: formatDate(new Date(updatedAt), language) })}
      open={content !== null && content.kind !== 'worksheet'}
    >
      {content?.kind === 'weekly-check' && <Checks checks={content.checks as Checks} />}
      {content?.kind === 'recovery-check' && (
        <CheckIns checkIns={content.checks as Readonly<Record<Day, CheckIn>>} />
      )}
      {content?.kind === 'recovery-plan' && (
        <ul dir="auto">
          {content.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {content?.kind === 'worksheet' && sheet && <FilledIn sheet={sheet} values={content.values} />}
    </Fold>
  )
}

type Checks = Readonly<Record<Day, WeeklyCheck>>

function Checks({ checks }: { readonly checks: Checks }) {
  const t = useText('guidance')
  const [first] = daysOf(checks)
  if (first === undefined) return <p className="quiet">{t('shared.checks.none')}</p>
  const words = { caption: t('shared.course'), note: t('shared.course.note') }
  return <Course from={first} checks={checks} tests={[]} words={words} />
}
