import type { ReactNode } from 'react'

const shapes = {
  late: (
    <>
      <rect x="1.5" y="1.5" width="17" height="17" rx="2.5" className="state-filled" />
      <path d="M10 5v6M10 14.6v.1" className="state-inner" />
    </>
  ),
  new: <circle cx="10" cy="10" r="7.5" />,
  'under-way': (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 2.5a7.5 7.5 0 0 0 0 15z" className="state-filled" />
    </>
  ),
  done: <path d="M3 10.5l4.5 4.5L17 5.5" />,
} as const

type StateOfWork = keyof typeof shapes

type StateMarkProps = {
  readonly state: StateOfWork
  /** The state in words; the drawing repeats it. */
  readonly children: ReactNode
}

/** The state of a waiting item: late, new, under way or done. Its shapes differ from those of the zones. */
export function StateMark({ state, children }: StateMarkProps) {
  return (
    <span className={`state-mark state-mark-${state}`}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        {shapes[state]}
      </svg>
      <span>{children}</span>
    </span>
  )
}
