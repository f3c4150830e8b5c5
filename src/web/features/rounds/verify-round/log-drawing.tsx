import { useText } from '#web/lib/use-text.ts'

/** The three moments of a round in the log: a new entry, a signature beside it, and another entry. */
const moments = [
  { id: 'open', entries: 3, added: 1, signed: false },
  { id: 'witness', entries: 3, added: 0, signed: true },
  { id: 'release', entries: 4, added: 1, signed: true },
] as const

/** How a round is recorded in the log: three drawings with a sentence each. */
export function LogDrawing() {
  const t = useText('verifyRound')
  return (
    <ol className="log-moments">
      {moments.map(({ id, ...moment }) => (
        <li key={id}>
          <Log {...moment} />
          <h3>{t(`how.${id}`)}</h3>
          <p className="quiet">{t(`how.${id}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}

type LogProps = { readonly entries: number; readonly added: number; readonly signed: boolean }

/** The lines of a log; a new one is filled. A signature has a bracket around the lines that the witness saw. */
function Log({ entries, added, signed }: LogProps) {
  return (
    <svg className="log-drawing" viewBox="0 0 160 96" aria-hidden="true">
      {Array.from({ length: entries }, (_, n) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a drawing never move
          key={n}
          className={n >= entries - added ? 'log-entry log-entry-new' : 'log-entry'}
          x="12"
          y={10 + n * 20}
          width="88"
          height="12"
          rx="2"
        />
      ))}
      {signed && (
        <>
          <path className="log-line" d="M106 10h8v52h-8" />
          <circle className="log-line" cx="132" cy="36" r="11" />
          <path className="log-line" d="M126.500 36.500l4 4 7-8.500" />
        </>
      )}
    </svg>
  )
}
