import { type ReactNode, useState } from 'react'
import { Button, type ButtonKind } from '#web/ui/button/button.tsx'
import { ApiError, refusal } from './api.ts'
import { useProblemText } from './problem-text.ts'
import { proving } from './proof/proving.ts'
import { saveFile } from './save-file.ts'

type ProvenFileProps = {
  readonly kind: ButtonKind
  readonly href: string
  readonly children: ReactNode
}

/** Download link for a file of an organisation. The server requires a recent step-up, so the page needs a `ProofHost`. */
export function ProvenFile({ kind, href, children }: ProvenFileProps) {
  const problemText = useProblemText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)

  async function take() {
    setBusy(true)
    setProblem(null)
    try {
      const { name, content } = await proving(() => fetchFile(href))
      saveFile(name, content.type, content)
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button kind={kind} busy={busy} onClick={() => void take()}>
        {children}
      </Button>
      {problem !== null && <span role="alert">{problemText(problem)}</span>}
    </>
  )
}

async function fetchFile(href: string): Promise<{ readonly name: string; readonly content: Blob }> {
  const response = await fetch(href).catch(() => {
    throw new ApiError(0, 'network')
  })
  if (!response.ok) throw await refusal(response)
  const [, name = ''] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { name, content: await response.blob() }
}
