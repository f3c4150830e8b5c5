import { onSight } from '#web/lib/on-sight.tsx'

/** Far down on its pages, and of no use without JavaScript. */
export const CheckUp = onSight(() =>
  import('#web/features/self/zone-pages/check-up.tsx').then((part) => part.CheckUp),
)
