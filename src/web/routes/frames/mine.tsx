import { Outlet } from 'react-router'
import { ErrorFallback } from '#web/lib/error-fallback.tsx'
import { MineFrame } from '#web/lib/frames/mine-frame.tsx'

export default function Mine() {
  return (
    <MineFrame>
      <Outlet />
    </MineFrame>
  )
}

/** The page failed; its frame is still shown. */
export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return (
    <MineFrame>
      <ErrorFallback error={error} />
    </MineFrame>
  )
}
