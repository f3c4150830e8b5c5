import type { ReactNode } from 'react'

type PlayerProgressProps = {
  /** 0 to 1. */
  readonly share: number
  /** The remaining time, in words. */
  readonly children: ReactNode
}

/** The progress of an exercise, as a line above it. */
export function PlayerProgress({ share, children }: PlayerProgressProps) {
  return (
    <div className="player-progress">
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="progress-line" aria-hidden="true">
        <rect width="100" height="1" className="progress-rest" />
        <rect width={share * 100} height="1" className="progress-done" />
      </svg>
      {children}
    </div>
  )
}
