import { Outlet } from 'react-router'
import { ErrorFallback } from '#web/lib/error-fallback.tsx'
import { FocusFrame } from '#web/lib/frames/focus-frame.tsx'
import { useSharedScreen } from '#web/lib/shared-screen.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'

const loadSharedScreen = () => import('#web/features/self/profile/shared-screen.tsx')

export default function Focus() {
  const shared = useLazyModule(useSharedScreen(), loadSharedScreen)
  return (
    <FocusFrame>
      {shared && <shared.SharedScreen />}
      <Outlet />
    </FocusFrame>
  )
}

/** The page failed; its frame is still shown. */
export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return (
    <FocusFrame>
      <ErrorFallback error={error} />
    </FocusFrame>
  )
}
