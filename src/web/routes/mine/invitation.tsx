import { LazyPart } from '#web/lib/lazy-part.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { InChosenReading } from '#web/lib/readings/in-chosen-reading.tsx'
import { EasySwitch } from '#web/lib/readings/reading-switch.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useText } from '#web/lib/use-text.ts'

export const loader = pageTexts('problems', 'listProof', 'easySwedish')
export const meta = pageMeta('listProof', 'title', 'description')

const loadEasyWords = () => import('#web/lib/readings/list-proof-words.ts')
const loadInvitations = () => import('./own-invitations.tsx')

/** Where an invited person checks, before or after answering, that they were on the frozen list. */
export default function InvitationPage() {
  return (
    <InChosenReading onlyEasy load={loadEasyWords}>
      <Invitation />
    </InChosenReading>
  )
}

function Invitation() {
  const t = useText('listProof')
  const inside = useLazyModule(true, loadInvitations)
  return (
    <div className="page page-main flow">
      <h1>{t('title')}</h1>
      <p className="lead column">{t('lead')}</p>
      <p className="column">{t('same')}</p>
      <EasySwitch noQuestions />
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <QueryProvider>
        <LazyPart part={inside}>{({ OwnInvitations }) => <OwnInvitations />}</LazyPart>
      </QueryProvider>
    </div>
  )
}
