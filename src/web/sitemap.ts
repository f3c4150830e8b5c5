import { furtherReadings } from '#core/programme/further-readings.ts'
import { checklistPaths, guidePaths, managersHome } from './features/support/manager-support/support-pages.ts'

/**
 * The site map: every page of the product, once. `routes.ts` gives each page an address in
 * each language, `path` behind the language's prefix, and the build prerenders them all.
 *
 * To add a page: write its route module, add a row here, and see src/web/README.md. A path never has
 * parameters: ids and tokens travel in the query or the fragment. `index: false` keeps the page away
 * from search engines and sitemap.xml.
 */
export type Page = {
  /** Names the page in code; its routes are `<language>:<id>`. */
  readonly id: string
  /** Swedish address, without language and without a slash at the end. */
  readonly path: `/${string}`
  /** The frame (`routes/frames/`); by default the public one. */
  readonly frame?: 'mine' | 'work' | 'focus' | 'either'
  /** Route module, from src/web. */
  readonly file: `routes/${string}.tsx`
  readonly index?: false
  /**
   * A page of text and links only: the browser gets the HTML and a small script (`static/`), no React. The build refuses
   * such a page with a control.
   */
  readonly static?: true
  /** The same page at another address, which search engines should index instead. */
  readonly canonical?: `/${string}`
}

export const pages: readonly Page[] = [
  { id: 'home', path: '/', file: 'routes/site/home.tsx', static: true },
  { id: 'examples', path: '/dev/examples', file: 'routes/site/examples.tsx', index: false },
  { id: 'offline', path: '/utan-nat', file: 'routes/site/offline.tsx', index: false, static: true },
  { id: 'hr-dashboard', path: '/hr-dashboard', frame: 'work', file: 'routes/hr/dashboard.tsx' },
  { id: 'units', path: '/enheter', frame: 'work', file: 'routes/hr/units.tsx', index: false },
  {
    id: 'yearly-follow-up',
    path: '/arlig-uppfoljning',
    frame: 'work',
    file: 'routes/hr/yearly-follow-up.tsx',
    index: false,
  },
  { id: 'measures', path: '/atgarder', frame: 'work', file: 'routes/hr/measures.tsx', index: false },
  { id: 'manager-support', path: managersHome, frame: 'work', file: 'routes/managers/overview.tsx' },
  ...Object.entries(guidePaths).map(
    ([id, path]): Page => ({ id, path, frame: 'work', file: 'routes/managers/guide.tsx', index: false }),
  ),
  ...Object.entries(checklistPaths).map(
    ([id, path]): Page => ({ id, path, frame: 'work', file: 'routes/managers/checklist.tsx', index: false }),
  ),
  { id: 'rounds', path: '/matningar', frame: 'work', file: 'routes/hr/rounds.tsx', index: false },
  { id: 'slips', path: '/lappar', frame: 'work', file: 'routes/hr/slips.tsx', index: false },
  {
    id: 'members',
    path: '/personer-och-enheter',
    frame: 'work',
    file: 'routes/hr/members.tsx',
    index: false,
  },
  { id: 'roles', path: '/roller', frame: 'work', file: 'routes/hr/roles.tsx', index: false },
  {
    id: 'organisation',
    path: '/organisation',
    frame: 'work',
    file: 'routes/hr/organisation.tsx',
    index: false,
  },
  {
    id: 'integrations',
    path: '/integrationer',
    frame: 'work',
    file: 'routes/hr/integrations.tsx',
    index: false,
  },
  { id: 'audit-log', path: '/logg', frame: 'work', file: 'routes/hr/audit-log.tsx', index: false },
  { id: 'demo', path: '/demo', file: 'routes/demo/demo.tsx' },
  { id: 'stress-profile', path: '/stressprofil', file: 'routes/profile/overview.tsx', static: true },
  {
    id: 'stress-profile-start',
    path: '/stressprofil/start',
    frame: 'focus',
    file: 'routes/profile/start.tsx',
  },
  { id: 'in-depth-analysis', path: '/djupanalys', frame: 'focus', file: 'routes/profile/deep-analysis.tsx' },
  {
    id: 'work-environment-questionnaire',
    path: '/arbetsmiljoenkat',
    frame: 'focus',
    file: 'routes/profile/work-environment.tsx',
    index: false,
  },
  {
    id: 'open-invitation',
    path: '/inbjudan',
    frame: 'focus',
    file: 'routes/profile/invitation.tsx',
    index: false,
  },
  { id: 'enter-code', path: '/svara', frame: 'focus', file: 'routes/profile/enter-code.tsx', index: false },
  { id: 'green-zone', path: '/green-zone', frame: 'mine', file: 'routes/zones/green.tsx' },
  { id: 'yellow-zone', path: '/yellow-zone', frame: 'mine', file: 'routes/zones/yellow.tsx' },
  { id: 'red-zone', path: '/red-zone', frame: 'mine', file: 'routes/zones/red.tsx' },
  { id: 'action-plan', path: '/personal-action-plan', frame: 'mine', file: 'routes/zones/action-plan.tsx' },
  {
    id: 'recovery-programme',
    path: '/aterhamtningsprogram',
    frame: 'mine',
    file: 'routes/recovery/programme.tsx',
  },
  ...([1, 2, 3, 4, 5, 6] as const).map(
    (week): Page => ({
      id: `recovery-week-${week}`,
      path: `/aterhamtningsprogram/vecka-${week}`,
      frame: 'mine',
      file: 'routes/recovery/week.tsx',
      index: false,
      static: true,
    }),
  ),
  { id: 'today', path: '/hem', frame: 'mine', file: 'routes/mine/today.tsx', index: false },
  { id: 'exercises', path: '/ovningar', frame: 'mine', file: 'routes/mine/exercises.tsx' },
  { id: 'help', path: '/hjalp', frame: 'mine', file: 'routes/mine/help.tsx' },
  {
    id: 'health-centre',
    path: '/vardcentralen',
    frame: 'mine',
    file: 'routes/public/reading.tsx',
    static: true,
  },
  {
    id: 'sick-leave',
    path: '/sjukskrivning',
    frame: 'mine',
    file: 'routes/public/reading.tsx',
    static: true,
  },
  { id: 'alcohol', path: '/alkohol', frame: 'mine', file: 'routes/public/reading.tsx', static: true },
  { id: 'worried', path: '/orolig', frame: 'mine', file: 'routes/public/reading.tsx', static: true },
  { id: 'violence', path: '/utsatt', frame: 'mine', file: 'routes/public/reading.tsx', static: true },
  {
    id: 'workplace',
    path: '/min-arbetsplats',
    frame: 'mine',
    file: 'routes/mine/workplace.tsx',
    index: false,
  },
  {
    id: 'invitation',
    path: '/min-inbjudan',
    frame: 'mine',
    file: 'routes/mine/invitation.tsx',
    index: false,
  },
  {
    id: 'my-guidance',
    path: '/min-vagledning',
    frame: 'mine',
    file: 'routes/guidance/my-guidance.tsx',
    index: false,
  },
  { id: 'settings', path: '/installningar', frame: 'mine', file: 'routes/mine/settings.tsx', index: false },
  { id: 'sign-in', path: '/logga-in', file: 'routes/account/sign-in.tsx' },
  {
    id: 'my-results',
    path: '/mina-resultat',
    frame: 'mine',
    file: 'routes/account/my-results.tsx',
    index: false,
  },
  { id: 'unsubscribe', path: '/avregistrera', file: 'routes/account/unsubscribe.tsx', index: false },
  { id: 'support', path: '/stod', frame: 'mine', file: 'routes/account/ask-for-support.tsx', index: false },
  {
    id: 'support-requests',
    path: '/stodforfragningar',
    frame: 'work',
    file: 'routes/inbox/support-requests.tsx',
    index: false,
  },
  {
    id: 'stop-change',
    path: '/stoppa-andring',
    file: 'routes/identity-change/stop.tsx',
    index: false,
  },
  { id: 'linked-request', path: '/stodarende', file: 'routes/inbox/linked-request.tsx', index: false },
  { id: 'messages', path: '/meddelanden', frame: 'work', file: 'routes/inbox/messages.tsx', index: false },
  {
    id: 'calibration',
    path: '/kalibrering',
    frame: 'work',
    file: 'routes/inbox/calibration.tsx',
    index: false,
  },
  { id: 'old-home', path: '/old-home', file: 'routes/public/old-home.tsx', index: false, static: true },
  { id: 'who-sees-what', path: '/vem-ser-vad', file: 'routes/public/who-sees-what.tsx' },
  { id: 'verify-round', path: '/kontrollera', file: 'routes/public/verify-round.tsx' },
  { id: 'about', path: '/about', file: 'routes/public/about.tsx', static: true },
  { id: 'api', path: '/utvecklare', file: 'routes/public/api.tsx', index: false, static: true },
  { id: 'proof', path: '/granska', file: 'routes/public/proof.tsx', static: true },
  { id: 'about-us', path: '/about-us', file: 'routes/public/about-us.tsx', static: true },
  { id: 'programme', path: '/stresshanteringsprogram', file: 'routes/public/programme.tsx', static: true },
  {
    id: 'programme-welcome',
    path: '/stresshanteringsprogram/welcome',
    frame: 'mine',
    file: 'routes/programme/welcome.tsx',
  },
  ...([1, 2, 3, 4, 5, 6] as const).flatMap((module): Page[] => [
    {
      id: `programme-module-${module}`,
      path: `/stresshanteringsprogram/modul-${module}`,
      frame: 'mine',
      file: 'routes/programme/module.tsx',
    },
    ...([1, 2, 3, 4] as const).map(
      (part): Page => ({
        id: `programme-part-${module}-${part}`,
        path: `/stresshanteringsprogram/modul-${module}/del-${part}`,
        frame: 'mine',
        file: 'routes/programme/part.tsx',
        index: false,
      }),
    ),
  ]),
  ...furtherReadings.map(
    ({ id, address }): Page => ({
      id: `programme-reading-${id}`,
      path: `/stresshanteringsprogram/fordjupning/${address}`,
      frame: 'mine',
      file: 'routes/programme/further-reading.tsx',
      index: false,
    }),
  ),
  { id: 'companies', path: '/foretagslosningar', file: 'routes/public/companies.tsx', static: true },
  { id: 'lectures', path: '/forelasningar', file: 'routes/public/lectures.tsx', static: true },
  { id: 'about-stress', path: '/om-stress', file: 'routes/public/about-stress.tsx', static: true },
  { id: 'hr-kit', path: '/for-hr', file: 'routes/public/reading.tsx', static: true },
  { id: 'causes', path: '/orsaker', file: 'routes/public/reading.tsx', static: true },
  { id: 'kontakta-oss', path: '/kontakta-oss', file: 'routes/public/contact.tsx' },
  { id: 'contact', path: '/contact', file: 'routes/public/contact.tsx', canonical: '/kontakta-oss' },
  { id: 'book', path: '/boka', frame: 'either', file: 'routes/booking/book.tsx' },
  { id: 'my-booking', path: '/min-bokning', file: 'routes/booking/my-booking.tsx', index: false },
  { id: 'staff-day', path: '/idag', frame: 'work', file: 'routes/inbox/staff-day.tsx', index: false },
  { id: 'guide-desk', path: '/vagledning', frame: 'work', file: 'routes/guidance/guide.tsx', index: false },
  { id: 'service', path: '/drift', frame: 'work', file: 'routes/inbox/service.tsx', index: false },
  { id: 'calendar', path: '/kalender', frame: 'work', file: 'routes/booking/calendar.tsx', index: false },
  { id: 'privacy', path: '/integritetspolicy', file: 'routes/public/privacy.tsx', static: true },
  { id: 'terms', path: '/anvandarvillkor', file: 'routes/public/terms.tsx', static: true },
  { id: 'cookies', path: '/cookies', file: 'routes/public/cookies.tsx', static: true },
  { id: 'accessibility', path: '/tillganglighet', file: 'routes/public/accessibility.tsx', static: true },
  { id: 'offer', path: '/erbjudande', file: 'routes/public/offer.tsx', index: false },
]

/** The page for every other address. It is prerendered once in each language. */
export const notFound = {
  id: 'not-found',
  path: '/404',
  file: 'routes/site/not-found.tsx',
  static: true,
} as const
