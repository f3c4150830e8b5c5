import { Outlet } from 'react-router'
import { ErrorFallback } from '#web/lib/error-fallback.tsx'
import { FocusFrame } from '#web/lib/frames/focus-frame.tsx'

export default function Focus() {
  return (
    <FocusFrame>
      <Outlet />
    </FocusFrame>
  )
}

/** A page failed; its frame stands. */
export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return (
    <FocusFrame>
      <ErrorFallback error={error} />
    </FocusFrame>
  )
}
