import { home as en } from '#text/en/home.ts'
import { promise as promiseEn } from '#text/en/promise.ts'
import { home as sv } from '#text/sv/home.ts'
import { promise as promiseSv } from '#text/sv/promise.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { HomeHero } from './home/home-hero.tsx'
import { HomePromise } from './home/home-promise.tsx'
import { HomeSteps } from './home/home-steps.tsx'
import { HomeWork } from './home/home-work.tsx'
import { HomeZones } from './home/home-zones.tsx'

export const loader = pageTexts({ sv, en }, { sv: promiseSv, en: promiseEn })
export const meta = pageMeta('title', 'description')

/** Above the surface what one can see, below it what nobody sees, then the way in. */
export default function HomePage() {
  return (
    <>
      <HomeHero />
      <HomePromise />
      <HomeZones />
      <HomeSteps />
      <HomeWork />
    </>
  )
}
