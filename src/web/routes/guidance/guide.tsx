import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { RoleGate } from '#web/features/identity/gate/role-gate.tsx'
import { readGuidanceBlocks } from '#web/lib/content/read-guidance-blocks.ts'
import { LazyPart } from '#web/lib/lazy-part.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'
import { partBlocks } from './part-blocks.ts'
import { sharedSheets } from './shared-sheets.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(
    request,
    'gate',
    'problems',
    'guidance',
    'guideDesk',
    'stressProgramme',
    'recoveryProgramme',
  )
  const { language } = data.page
  return {
    ...data,
    blocks: partBlocks(language, readGuidanceBlocks(language)),
    sheets: sharedSheets(language),
  }
}
export const meta = pageMeta('guideDesk', 'title', 'description')

const loadDesk = () => import('./signed-in-guide.tsx')

/** For guides: the participants who wait for an answer. */
export default function GuidePage() {
  const t = useText('guideDesk')
  const { blocks, sheets } = useLoaderData<typeof loader>()
  const inside = useLazyModule(useSignedInMark(), loadDesk)
  return (
    <div className="page page-main">
      <div className="flow">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="lead column">{t('lead')}</p>
      </div>
      <QueryProvider>
        <RoleGate openedBy={({ staff, guide }) => (staff && guide) || undefined} returnTo="/vagledning">
          {() => (
            <LazyPart part={inside}>
              {({ SignedInGuide }) => <SignedInGuide blocks={blocks} sheets={sheets} />}
            </LazyPart>
          )}
        </RoleGate>
      </QueryProvider>
    </div>
  )
}
