import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { keyScopes } from '#core/access/actor.ts'
import { Addresses } from '#web/features/integrations/api-reference/addresses.tsx'
import { Attempts } from '#web/features/integrations/api-reference/attempts.tsx'
import { Operation } from '#web/features/integrations/api-reference/operation.tsx'
import { Article } from '#web/features/site/article/article.tsx'
import { Band } from '#web/features/site/article/band.tsx'
import { contentPage } from '#web/lib/content/content-page.ts'
import { readApiReference } from '#web/lib/content/read-api-reference.ts'
import { ownMeta } from '#web/lib/page-meta.ts'
import { useText } from '#web/lib/use-text.ts'

const text = contentPage('api', 'apiReference')

export function loader(asked: LoaderFunctionArgs) {
  return { ...text(asked), reference: readApiReference() }
}
export const meta = ownMeta

/** For programmers: what a key opens, how to send a request, and what webhooks send. */
export default function ApiPage() {
  const t = useText('apiReference')
  const { content, reference } = useLoaderData<typeof loader>()
  // The last section is about events that do not arrive.
  const section = content.sections.length - 1
  return (
    <Article folds content={content} contentsLabel={t('contents')} within={{ section, part: <Attempts /> }}>
      {keyScopes.map((scope) => (
        <Band folds key={scope} id={scope} title={t(`scope.${scope}`)}>
          <p>{t(`scope.${scope}.text`)}</p>
          {reference.operations
            .filter((operation) => operation.scope === scope)
            .map((operation) => (
              <Operation key={operation.name} operation={operation} />
            ))}
        </Band>
      ))}
      <Band folds id="all" title={t('all')}>
        <p>
          {t('all.text')} <a href="/api/openapi.json">{t('all.document')}</a>
        </p>
        <Addresses addresses={reference.addresses} />
      </Band>
    </Article>
  )
}
