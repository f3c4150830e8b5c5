import type { ReactNode } from 'react'
import { useSignedInMark } from '../use-signed-in-mark.ts'
import { AppFrame } from './app-frame.tsx'
import { QuickLeave } from './quick-leave.tsx'

/** The frame of the questions, which are answered in one go: it links only home, the help lines and the quick exit. */
export function FocusFrame({ children }: { readonly children: ReactNode }) {
  const signedIn = useSignedInMark()
  return (
    <AppFrame home={signedIn ? '/hem' : '/'} actions={<QuickLeave />}>
      {children}
    </AppFrame>
  )
}
