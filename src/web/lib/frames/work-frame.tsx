import type { ReactNode } from 'react'
import { RailRoom } from '../../ui/rail/rail.tsx'
import { PageLink } from '../page-link.tsx'
import { useLazyModule } from '../use-lazy-module.ts'
import { useKnownMark } from '../use-signed-in-mark.ts'
import { useText } from '../use-text.ts'
import { AppFrame } from './app-frame.tsx'

const loadWorkRail = () => import('./work-rail.tsx')

/** Around the pages of HR, safety representatives, managers, owners and staff. */
export function WorkFrame({ children }: { readonly children: ReactNode }) {
  const t = useText('frame')
  const signedIn = useKnownMark()
  const work = useLazyModule(signedIn === true, loadWorkRail)
  return (
    <AppFrame
      home="/"
      switchTo={
        signedIn && (
          <PageLink to="/hem" className="app-bar-link app-bar-switch">
            <span>{t('switch.mine')}</span>
          </PageLink>
        )
      }
      actions={
        signedIn === false ? (
          <PageLink to="/logga-in" className="app-bar-link">
            <span>{t('nav.signIn')}</span>
          </PageLink>
        ) : (
          work && <work.WorkAccount />
        )
      }
      rail={work ? <work.WorkRail /> : <RailRoom empty={signedIn === false} />}
    >
      {children}
    </AppFrame>
  )
}
