import type { ReactNode } from 'react'
import { ownIcons } from '#web/ui/icon/own-icons.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Rail } from '../../ui/rail/rail.tsx'
import { PageLink } from '../page-link.tsx'
import { useLazyModule } from '../use-lazy-module.ts'
import { useKnownMark } from '../use-signed-in-mark.ts'
import { useText } from '../use-text.ts'
import { AppFrame } from './app-frame.tsx'
import { QuickLeave } from './quick-leave.tsx'
import { type Place, usePlaces } from './use-places.tsx'

const places: readonly Place[] = [
  { icon: ownIcons.today, path: '/hem', text: 'place.today', holds: ['/boka'] },
  {
    icon: ownIcons.plan,
    path: '/personal-action-plan',
    text: 'place.plan',
    holds: ['/aterhamtningsprogram', '/aterhamtningsprogram/', '/stresshanteringsprogram/'],
  },
  { icon: ownIcons.exercises, path: '/ovningar', text: 'place.exercises' },
  {
    icon: ownIcons.results,
    path: '/mina-resultat',
    text: 'place.results',
    holds: ['/green-zone', '/yellow-zone', '/red-zone'],
  },
  {
    icon: ownIcons.help,
    path: '/hjalp',
    text: 'place.help',
    holds: ['/stod', '/vardcentralen', '/sjukskrivning', '/alkohol', '/orolig', '/utsatt'],
  },
]

const loadWayToWork = () => import('./way-to-work.tsx')

/** The frame of a person's own pages, for signed-in people and visitors alike. */
export function MineFrame({ children }: { readonly children: ReactNode }) {
  const t = useText('frame')
  const signedIn = useKnownMark()
  const work = useLazyModule(signedIn === true, loadWayToWork)
  return (
    <AppFrame
      home="/hem"
      switchTo={work && <work.WayToWork />}
      actions={
        <>
          {signedIn === false && (
            <PageLink to="/logga-in" className="app-bar-link">
              <span>{t('nav.signIn')}</span>
            </PageLink>
          )}
          <PageLink to="/installningar" className="app-bar-link app-bar-compact">
            <Icon drawing={ownIcons.settings} />
            <span>{t('place.settings')}</span>
          </PageLink>
          <QuickLeave />
        </>
      }
      rail={<Rail label={t('mine.label')} places={usePlaces(places)} />}
    >
      {children}
    </AppFrame>
  )
}
