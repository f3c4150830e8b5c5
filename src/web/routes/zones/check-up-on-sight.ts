import { onSight } from '#web/lib/on-sight.tsx'

/** Fetched late, because it is far down on its pages and needs JavaScript. */
export const CheckUp = onSight(() =>
  import('#web/features/self/zone-pages/check-up.tsx').then((part) => part.CheckUp),
)
