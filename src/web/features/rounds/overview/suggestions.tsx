import type { CauseId } from '#core/instrument/instrument.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { measureKeys } from './measure-order.ts'
import type { Ways } from './overview-view.ts'

type SuggestionsProps = {
  readonly cause: CauseId
  readonly ways: Ways
  /** The released figure that a measure would refer to; null where none is shown. */
  readonly result: { readonly unitId: string; readonly roundId: string } | null
}

/** What a high figure means, and three measures against it. For readers who write the plan, one press adds a measure to it. */
export function Suggestions({ cause, ways, result }: SuggestionsProps) {
  const m = useText('measures')
  const { plan } = ways
  return (
    <>
      <p>{m(`${cause}.meaning`)}</p>
      <ul className="suggestions">
        {measureKeys(cause).map((key, at) => (
          <li key={key}>
            {m(key)}
            {plan !== null && result !== null && (
              <span className="own-line no-print">
                <PageLink to={plan(cause, result.unitId, result.roundId, at + 1)} className="link-alone">
                  {m('suggestion')}{' '}
                  <span className="hidden-text">{m('suggestion.of', { measure: m(key) })}</span>
                </PageLink>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="small quiet">{m(`${cause}.source`)}</p>
    </>
  )
}
