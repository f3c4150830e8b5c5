import { type Finding, isFailure } from '@andrum/record-log/log/findings.ts'
import type { ListProofFile } from '@andrum/record-log/log/list-proof-file.ts'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '#web/lib/api.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { ProofResult } from './proof-result.tsx'
import { saveProof, storedProofOf, storedProofs } from './stored-proofs.ts'

type ListProofProps = {
  readonly round: { readonly id: string; readonly name: string }
  /** How to fetch the proof: by the token of a link, or by the session (null); undefined: it can no longer be fetched. */
  readonly token: string | null | undefined
  /** The signed-in account; null: none. */
  readonly owner: string | null
}

type State = 'idle' | 'busy' | { readonly failed: string } | Checked
type Checked = { readonly proof: ListProofFile; readonly findings: readonly Finding[] }

/** One invitation: fetches its proof, verifies it in the browser, stores it if it holds, and shows the outcome. */
export function ListProof({ round, token, owner }: ListProofProps) {
  const t = useText('listProof')
  const problemText = useProblemText()
  const { value: kept, kept: isKept } = useStored(storedProofs)
  const [state, setState] = useState<State>('idle')
  const storedProof = storedProofOf(kept, owner, round.id)
  const result = useRef<HTMLDivElement>(null)

  async function check(fetchProof: () => Promise<ListProofFile>, before: ListProofFile | undefined) {
    setState('busy')
    let proof: ListProofFile
    try {
      proof = await fetchProof()
    } catch (error) {
      return setState({ failed: problemText(error) })
    }
    const verifier = await import('./check-proof.ts').catch(() => undefined)
    if (verifier === undefined) return setState({ failed: problemText(undefined) })
    try {
      const findings = await verifier.checkProof(proof, before, new Date())
      if (!findings.some(isFailure)) saveProof(owner, proof)
      setState({ proof, findings })
    } catch {
      // This fails only in a browser without these signatures, or on a page without https.
      setState({ failed: t('failed.old') })
    }
  }

  async function fetchAndCheck() {
    const body = token === null || token === undefined ? {} : { token }
    await check(() => callApi('readListProof', { params: { roundId: round.id }, body }), storedProof)
    result.current?.focus()
  }

  // A stored proof is verified again whenever it is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what lay there when the page was opened
  useEffect(() => {
    if (storedProof !== undefined && state === 'idle') void check(async () => storedProof, undefined)
  }, [storedProof])

  const isChecked = typeof state === 'object' && 'proof' in state
  return (
    <section className="surface flow" aria-label={round.name}>
      <h2>{round.name}</h2>
      <div ref={result} tabIndex={-1} className="flow">
        {isChecked && (
          <ProofResult
            {...state}
            owner={owner}
            kept={isKept && storedProof !== undefined}
            onRemoved={() => setState('idle')}
          />
        )}
        {typeof state === 'object' && 'failed' in state && (
          <Notice live>
            <p>{state.failed}</p>
          </Notice>
        )}
      </div>
      {token !== undefined && (
        <>
          <p className="actions">
            <Button
              {...(isChecked ? { kind: 'quiet' as const } : {})}
              busy={state === 'busy'}
              onClick={() => void fetchAndCheck()}
            >
              {t(state === 'busy' ? 'busy' : isChecked ? 'again' : 'check')}
            </Button>
          </p>
          {!isChecked && <p className="small quiet">{t('keeps')}</p>}
        </>
      )}
    </section>
  )
}
