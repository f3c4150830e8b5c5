import { LazyPart } from '#web/lib/lazy-part.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { HrGate } from './hr-gate.tsx'
import { HrPage, hrTexts } from './hr-page.tsx'

export const loader = pageTexts(...hrTexts, 'auditLog')
export const meta = pageMeta('auditLog', 'title', 'description')

/** The part itself reads the query. */
export const shouldRevalidate = () => false

const loadLog = () => import('#web/features/people/audit-log/audit-log.tsx')

/** The signed-in part is fetched while the server is asked who is signed in. */
export default function LogPage() {
  const inside = useLazyModule(useSignedInMark(), loadLog)
  return (
    <HrPage of="auditLog">
      <HrGate here="/logg">
        {({ organisation }) => (
          <LazyPart part={inside}>
            {({ AuditLogPage }) => <AuditLogPage organisationId={organisation.id} />}
          </LazyPart>
        )}
      </HrGate>
    </HrPage>
  )
}
