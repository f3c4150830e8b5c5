import { type ReactNode, useEffect } from 'react'
import { apartBefore, isOld, resultBefore, type TakenResult } from '#web/features/self/results/own-result.ts'
import type { ResultForm } from '#web/features/self/results/result-form.ts'
import { ResultView } from '#web/features/self/results/result-view.tsx'
import { focusHeading } from '#web/lib/arrival.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useText } from '#web/lib/use-text.ts'
import { BackLink } from '#web/ui/back-link/back-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { ContactBeside } from '../profile/contact-beside.tsx'
import { useFirstAction } from '../profile/first-action.tsx'

type OneResultProps = {
  readonly forms: readonly ResultForm[]
  readonly id: string
  readonly results: readonly TakenResult[]
  readonly waiting: boolean
  readonly personId: string | null | undefined
  readonly problem: ReactNode
}

/** The pages of the forms. An operator's own instruments have none. */
const formPaths: Readonly<Record<string, string>> = {
  stressprofil: '/stressprofil/start',
  djupanalys: '/djupanalys',
  arbetsmiljo: '/arbetsmiljoenkat',
}

/** One result. It is worded as when it was taken, or in the past tense once it no longer describes the person's present state. */
export function OneResult({ forms, id, results, waiting, personId, problem }: OneResultProps) {
  const t = useText('myResults')
  const resultText = useText('result')
  const taken = results.find((one) => one.id === id)
  const form = forms.find(
    (one) => one.id === taken?.result.instrument && one.version === taken.result.version,
  )
  const firstAction = useFirstAction(taken?.result)
  const earlier = taken && resultBefore(taken, results)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another result is another page, and it may come late
  useEffect(() => focusHeading(), [id, waiting])

  return (
    <>
      <BackLink>
        <PageLink to="/mina-resultat">{t('back')}</PageLink>
      </BackLink>
      {waiting ? (
        <Waiting />
      ) : taken !== undefined && form !== undefined ? (
        <ResultView
          form={form}
          taken={taken}
          earlier={earlier}
          apart={apartBefore(taken, results)}
          old={results[0]?.id !== id || isOld(taken)}
          firstAction={firstAction}
          again={formPaths[form.id] ?? '/stressprofil'}
          // Only for the latest result: a result of half a year ago is no reason for an offer.
          contact={
            results[0]?.id === id && (
              <ContactBeside personId={personId} form={form} taken={taken} earlier={earlier} />
            )
          }
        >
          <p className="no-print">
            <Button kind="quiet" onClick={() => print()}>
              {resultText('save.print')}
            </Button>
          </p>
        </ResultView>
      ) : (
        <div className="flow">
          <h1>{t(problem === null ? 'gone.heading' : 'heading')}</h1>
          {problem ?? <p className="lead">{t('gone.text')}</p>}
        </div>
      )}
    </>
  )
}
