import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { HomeHero } from './home/home-hero.tsx'
import { HomePromise } from './home/home-promise.tsx'
import { HomeSteps } from './home/home-steps.tsx'
import { HomeWork } from './home/home-work.tsx'
import { HomeZones } from './home/home-zones.tsx'

export const loader = pageTexts('home', 'promise')
export const meta = pageMeta('home', 'title', 'description')

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
