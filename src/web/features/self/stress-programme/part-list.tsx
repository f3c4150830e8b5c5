import type { Day } from '#core/calendar/local-time.ts'
import { type PartId, weekOfPart } from '#core/programme/stress-programme.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useDateText } from '#web/lib/use-day-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { partPath } from './programme-paths.ts'

type ListedPart = {
  readonly part: PartId
  readonly title: string
  readonly lead?: string
  readonly minutes?: number
}

type PartListProps = {
  readonly parts: readonly ListedPart[]
  readonly done: Readonly<Record<string, Day>>
  /** The part to do next; null if it is in another module. */
  readonly next: PartId | null
  /** The part of the page. */
  readonly current?: PartId
}

/** The parts of a module, with those that are done and the next one. */
export function PartList({ parts, done, next, current }: PartListProps) {
  const t = useText('stressProgramme')
  const dateText = useDateText()
  return (
    <ol className="programme-parts">
      {parts.map(({ part, title, lead, minutes }) => {
        const on = done[part]
        const said = [
          t('module.part', { week: weekOfPart(part) }),
          ...(minutes === undefined ? [] : [t('minutes', { minutes })]),
          ...(on === undefined ? [] : [t('module.done', { day: dateText(on) })]),
          ...(part === next && on === undefined ? [t('module.next')] : []),
        ]
        return (
          <li key={part} className="programme-part">
            <PartSign done={on !== undefined} />
            <div>
              <PageLink
                to={partPath(part)}
                className="programme-part-link"
                aria-current={part === current ? 'page' : undefined}
              >
                {title}
              </PageLink>
              {lead !== undefined && <p>{lead}</p>}
              <p className="small quiet">{said.join(' · ')}</p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** A ring, filled with a tick when the part is done. The words beside it say the same. */
function PartSign({ done }: { readonly done: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className={done ? 'part-sign part-sign-done' : 'part-sign'} aria-hidden="true">
      <circle cx="12" cy="12" r="10" />
      {done && <path d="m7.5 12.5 3 3 6-7" />}
    </svg>
  )
}
