import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readDemoFigures } from '#web/lib/content/read-demo-figures.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { HomeBoth } from './home/home-both.tsx'
import { HomeBreath } from './home/home-breath.tsx'
import { HomeHero } from './home/home-hero.tsx'
import { HomePromise } from './home/home-promise.tsx'
import { HomeSample } from './home/home-sample.tsx'
import { readSample } from './home/read-sample.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(request, 'home', 'pictures')
  const { language } = data.page
  return { ...data, sample: readSample(language), figures: readDemoFigures(language) }
}
export const meta = pageMeta('home', 'title', 'description')

/** How the reader feels, a question with its result, the product, who sees what, and a minute of breathing. */
export default function HomePage() {
  const { sample, figures } = useLoaderData<typeof loader>()
  return (
    <>
      <HomeHero />
      <HomeSample sample={sample} />
      <HomeBoth figures={figures} />
      <HomePromise />
      <HomeBreath />
    </>
  )
}
