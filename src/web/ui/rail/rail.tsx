import type { ReactNode } from 'react'
import { type Drawing, Icon } from '../icon/icon.tsx'

export type RailPlace = {
  /** Unique among the places. */
  readonly id: string
  readonly icon: Drawing
  readonly title: string
  /** Wraps icon and title in the link of the place. */
  readonly link: (content: ReactNode) => ReactNode
}

type RailProps = {
  /** Accessible name of the navigation: "Mina sidor". */
  readonly label: string
  readonly places: readonly RailPlace[]
}

/** The places of an application: at the left of a wide window, at the bottom of a phone. */
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
  /** The reader has no places: on a phone no room is reserved either. */
  readonly empty?: boolean
}

/** Reserves the room of a rail whose places are not known yet. In a wide window it does so even where there are none. */
export function RailRoom({ empty = false }: RailRoomProps) {
  return <div className={empty ? 'rail rail-empty no-print' : 'rail no-print'} />
}
