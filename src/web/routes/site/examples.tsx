import { defaultLanguage, rowOf } from '#core/languages.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'
import type { Example } from '#web/ui/example.ts'

export const loader = pageTexts('examples')
export const meta = pageMeta('examples', 'title')

const modules = import.meta.glob<{ readonly examples: readonly Example[] }>('../../ui/*/*.examples.tsx', {
  eager: true,
})

/** All examples of UI components, in Swedish. No page links to it. */
export default function ExamplesPage() {
  const t = useText('examples')
  return (
    <div className="page page-main" id="exempel">
      <h1>{t('title')}</h1>
      <p className="lead column">{t('lead')}</p>
      <div lang={defaultLanguage} dir={rowOf(defaultLanguage).direction} className="examples">
        {Object.entries(modules).map(([file, { examples }]) => {
          const part = file.replace(/^.*\/(.*)\.examples\.tsx$/, '$1')
          return (
            <section key={file} aria-labelledby={`part-${part}`}>
              <h2 id={`part-${part}`}>{part}</h2>
              {examples.map(({ name, element }) => (
                <article key={name} className="example">
                  <h3 className="example-name">{name}</h3>
                  {element}
                </article>
              ))}
            </section>
          )
        })}
      </div>
    </div>
  )
}
