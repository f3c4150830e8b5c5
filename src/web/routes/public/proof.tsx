import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Article } from '#web/features/site/article/article.tsx'
import { Band } from '#web/features/site/article/band.tsx'
import { AttackFigures } from '#web/features/site/attack-figures/attack-figures.tsx'
import { InsiderFigures } from '#web/features/site/attack-figures/insider-figures.tsx'
import { WorthFigures } from '#web/features/site/attack-figures/worth-figures.tsx'
import { Sounding } from '#web/features/site/drawings/sounding.tsx'
import { contentPage } from '#web/lib/content/content-page.ts'
import { readAttack } from '#web/lib/content/read-attack.ts'
import { readWorth } from '#web/lib/content/read-worth.ts'
import { ownMeta } from '#web/lib/page-meta.ts'
import { useText } from '#web/lib/use-text.ts'

const text = contentPage('proof', 'about')

export function loader(asked: LoaderFunctionArgs) {
  return { ...text(asked), attack: readAttack(), worth: readWorth() }
}
export const meta = ownMeta

/** For people who want to verify the claims of `/about`: exact limits, what the attack found, and how to run it. */
export default function ProofPage() {
  const t = useText('about')
  const { content, attack, worth } = useLoaderData<typeof loader>()
  return (
    <Article folds content={content} drawing={<Sounding />}>
      <Band id="angreppet" title={t('attack.title')}>
        <p>{t('attack.text')}</p>
        <AttackFigures attack={attack} />
        <p>{t('attack.price')}</p>
        <WorthFigures worth={worth} />
        <p>{t('attack.again')}</p>
        <pre>
          {/* With line breaks of its own, because a browser breaks a long line within `--`. */}
          <code>{`npm run attack -- \\\n  --seeds ${attack.seeds.join(',')} \\\n  --insiders 0,1,2,5,rest`}</code>
        </pre>
      </Band>
      <Band folds title={t('insiders.title')}>
        <p>{t('insiders.text')}</p>
        <InsiderFigures attack={attack} />
      </Band>
    </Article>
  )
}
