import type { z } from 'zod'
import type { OwnResult as OwnResultView, result } from '#contract/self/result.ts'
import type { Result } from '#core/scoring/evaluate.ts'
import type { OwnResult } from './own-answering.ts'

type ResultView = z.infer<typeof result>

/** A person's own result, for that person alone. */
export function presentResult({ categories, causes, ...rest }: Result): ResultView {
  return { ...rest, categories: [...categories], causes: [...causes] }
}

export function presentOwnResult({ id, takenAt, result }: OwnResult): OwnResultView {
  return { id, takenAt, result: presentResult(result) }
}
