import { NotAcute } from '#web/features/support/support/not-acute.tsx'
import type { SupportDeskProps } from '#web/features/support/support/support-desk.tsx'
import { SupportVisitor } from '#web/features/support/support/support-visitor.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'

const loadDesk = () => import('#web/features/support/support/support-desk.tsx')

type AskForSupportProps = Pick<SupportDeskProps, 'show' | 'all' | 'returnTo'>

/** Asking for support; its script is fetched only where somebody may be signed in. A visitor reads why they must sign in first. */
export function AskForSupport({ show, returnTo, ...rest }: AskForSupportProps) {
  const marked = useSignedInMark()
  const desk = useLazyModule(marked, loadDesk)
  const visitors = { form: <SupportVisitor returnTo={returnTo} />, cases: null, 'not-acute': <NotAcute /> }
  const visitor = visitors[show]
  if (!marked) return visitor
  if (desk === undefined) return show === 'form' ? <Waiting shape="form" /> : visitor
  if (desk === null) return visitor
  return <desk.SupportDesk show={show} returnTo={returnTo} visitor={visitor} {...rest} />
}
