import type { frame } from '#text/sv/frame.ts'
import { pages } from '../../sitemap.ts'

type FrameKey = keyof typeof frame

export type NavigationLink = { readonly path: string; readonly text: FrameKey }

const headerLinks: readonly NavigationLink[] = [
  { path: '/stressprofil', text: 'nav.stressProfile' },
  { path: '/om-stress', text: 'nav.aboutStress' },
  { path: '/stresshanteringsprogram', text: 'nav.programme' },
  { path: '/foretagslosningar', text: 'nav.companies' },
  { path: '/forelasningar', text: 'nav.lectures' },
  { path: '/logga-in', text: 'nav.signIn' },
]

const footerLinks: readonly NavigationLink[] = [
  { path: '/about', text: 'nav.about' },
  { path: '/about-us', text: 'nav.aboutUs' },
  { path: '/chefsstod', text: 'nav.managers' },
  { path: '/hr-dashboard', text: 'nav.hr' },
  { path: '/kontakta-oss', text: 'nav.contact' },
  { path: '/integritetspolicy', text: 'nav.privacy' },
  { path: '/anvandarvillkor', text: 'nav.terms' },
  { path: '/cookies', text: 'nav.cookies' },
  { path: '/tillganglighet', text: 'nav.accessibility' },
]

const exists = ({ path }: NavigationLink) => pages.some((page) => page.path === path)

/** The menus, from the pages of the site map. Loaders only: the site map is not sent to the browser. */
export function publicNavigation() {
  return { header: headerLinks.filter(exists), footer: footerLinks.filter(exists) }
}
