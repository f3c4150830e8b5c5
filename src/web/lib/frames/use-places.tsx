import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { withoutLanguage } from '#core/languages.ts'
import type { frame } from '#text/sv/frame.ts'
import type { Drawing } from '../../ui/icon/icon.tsx'
import type { RailPlace } from '../../ui/rail/rail.tsx'
import { PageLink } from '../page-link.tsx'
import { useText } from '../use-text.ts'

export type Place = {
  readonly icon: Drawing
  readonly path: string
  readonly text: keyof typeof frame & `place.${string}`
  /** Further pages of this place: addresses, or prefixes that end with a slash. */
  readonly holds?: readonly string[]
}

/** The places of a rail with their texts. The place of the current page is marked. */
export function usePlaces(places: readonly Place[]): readonly RailPlace[] {
  const t = useText('frame')
  const here = withoutLanguage(useLocation().pathname)
  const holds = ({ path, holds: others = [] }: Place) =>
    [path, ...others].some((one) => (one.endsWith('/') ? here.startsWith(one) : here === one))
  return places.map((place) => ({
    id: place.path,
    icon: place.icon,
    title: t(place.text),
    link: (content: ReactNode) => (
      <PageLink
        to={place.path}
        aria-current={here === place.path ? 'page' : holds(place) ? 'true' : undefined}
      >
        {content}
      </PageLink>
    ),
  }))
}
