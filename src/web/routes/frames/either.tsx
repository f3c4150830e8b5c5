import { Outlet } from 'react-router'
import { ErrorFallback } from '#web/lib/error-fallback.tsx'
import { PublicFrame } from '#web/lib/frames/public-frame.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useKnownMark } from '#web/lib/use-signed-in-mark.ts'

const loadMineFrame = () => import('#web/lib/frames/mine-frame.tsx')

/** The frame of pages that visitors and signed-in people share: each keeps the frame of the page before. */
function useFrame() {
  const signedIn = useKnownMark() === true
  const mine = useLazyModule(signedIn, loadMineFrame)
  return signedIn && mine ? mine.MineFrame : PublicFrame
}

export default function Either() {
  const Frame = useFrame()
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** The page failed; its frame is still shown. */
export function ErrorBoundary({ error }: { readonly error: unknown }) {
  const Frame = useFrame()
  return (
    <Frame>
      <ErrorFallback error={error} />
    </Frame>
  )
}
