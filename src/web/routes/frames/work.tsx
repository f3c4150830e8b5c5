import { Outlet } from 'react-router'
import { ErrorFallback } from '#web/lib/error-fallback.tsx'
import { WorkFrame } from '#web/lib/frames/work-frame.tsx'
import { onNewLanguage } from '#web/lib/language.tsx'
import { pageTexts } from '#web/lib/page-texts.ts'

export const loader = pageTexts('workSearch')
export const shouldRevalidate = onNewLanguage

export default function Work() {
  return (
    <WorkFrame>
      <Outlet />
    </WorkFrame>
  )
}

/** The page failed; its frame is still shown. */
export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return (
    <WorkFrame>
      <ErrorFallback error={error} />
    </WorkFrame>
  )
}
