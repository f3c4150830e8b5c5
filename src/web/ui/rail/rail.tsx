import type { ReactNode } from 'react'
import { type Drawing, Icon } from '../icon/icon.tsx'

export type RailPlace = {
  /** Names it among the others. */
  readonly id: string
  readonly icon: Drawing
  readonly title: string
  /** Around icon and title: the link that leads there. */
  readonly link: (content: ReactNode) => ReactNode
}

type RailProps = {
  /** What the navigation is called: "Mina sidor". */
  readonly label: string
  readonly places: readonly RailPlace[]
}

/** The few places of an application: at the left of a wide window, under the thumb on a phone. */
export function Rail({ label, places }: RailProps) {
  return (
    <nav className="rail no-print" aria-label={label}>
      <ul>
        {places.map(({ id, icon, title, link }) => (
          <li key={id}>
            {link(
              <>
                <Icon drawing={icon} />
                <span>{title}</span>
              </>,
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

type RailRoomProps = {
  /** There are no places for whoever reads: on a phone no room is kept either. */
  readonly empty?: boolean
}

/** Keeps the room of a rail whose places are not known yet, and beside the page of a wide window also where there are none. */
export function RailRoom({ empty = false }: RailRoomProps) {
  return <div className={empty ? 'rail rail-empty no-print' : 'rail no-print'} />
}
