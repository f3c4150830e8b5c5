import { useCallback, useRef, useState } from 'react'
import type { AnswerOf, BodyOf, PageEndpointName, ParamsOf } from '#contract/endpoint-types.ts'
import { ApiError, callByName } from '../api.ts'
import { newId } from '../new-id.ts'
import { type FieldError, type FormSchema, type Issue, judge } from './field-errors.ts'
import type { DraftStore } from './form-draft.ts'

export type FormRules<Fields, Error, Name extends PageEndpointName> = {
  readonly endpoint: Name
  readonly store: DraftStore<Fields>
  /** A plain `import()`: readers of the page need no schema. */
  readonly loadSchema: () => Promise<FormSchema<BodyOf<Name>>>
  readonly errorsOf: (issues: readonly Issue[]) => readonly Error[]
}

/** What came back: the server's answer, or why there is none and which fields it refused. */
export type Sent<Answer, Error> = {
  readonly answer: Answer | null
  readonly error: unknown
  readonly errors: readonly Error[]
}

/**
 * A form that loses nothing: what is written stays in the tab until it has been sent, is judged by the server's own schema,
 * and goes out under a key that makes a second press the same wish. `rules` must stay the same between renders.
 */
export function useDraftForm<
  Fields extends object,
  Error extends FieldError<string, unknown>,
  Name extends PageEndpointName,
>({ endpoint, store, loadSchema, errorsOf }: FormRules<Fields, Error, Name>) {
  const [fields, setFields] = useState(store.empty.fields)
  const [errors, setErrors] = useState<readonly Error[]>([])
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const key = useRef<string | null>(null)

  const keep = useCallback(
    (next: Fields) => {
      setFields(next)
      store.write({ fields: next, key: key.current })
    },
    [store],
  )

  /** What the tab has kept; null: nothing. */
  const read = useCallback((): Fields | null => {
    const draft = store.read()
    key.current = draft.key
    return draft === store.empty ? null : draft.fields
  }, [store])

  /** Begins with what the tab has kept. The first render looks like the built page and knows nothing of it. */
  const open = useCallback(
    (begin: (kept: Fields | null, typed: Fields) => Fields) => {
      const kept = read()
      setFields((typed) => begin(kept, typed))
    },
    [read],
  )

  const clear = useCallback(() => {
    setErrors([])
    setFailure(undefined)
  }, [])

  function write(part: Partial<Fields>) {
    // Another wish than the one that may be on its way.
    key.current = null
    void loadSchema().catch(() => {}) // Tried again when it is needed.
    keep({ ...fields, ...part })
  }

  /**
   * @param elsewhere what else is wrong, which the schema cannot know
   * @param asked the fields of this step: the rest is not judged yet
   * @returns null when it could not be judged, or is being judged
   */
  async function check(
    written: unknown,
    elsewhere: readonly Issue[] = [],
    asked?: readonly Error['field'][],
  ): Promise<{ readonly body: BodyOf<Name> | null; readonly errors: readonly Error[] } | null> {
    if (busy) return null
    setBusy(true)
    setFailure(undefined)
    try {
      const schema = await loadSchema().catch(() => {
        throw new ApiError(0, 'network')
      })
      const { body, issues } = judge(schema, written)
      const found = errorsOf([...issues, ...elsewhere])
      const here = asked === undefined ? found : found.filter(({ field }) => asked.includes(field))
      setErrors(here)
      return { body, errors: here }
    } catch (error) {
      setFailure(error)
      return null
    } finally {
      setBusy(false)
    }
  }

  /**
   * @param params of an endpoint whose address has some
   * @returns undefined while another press is on its way
   */
  async function send(
    body: BodyOf<Name>,
    params: ParamsOf<Name> | Record<never, never> = {},
  ): Promise<Sent<AnswerOf<Name>, Error> | undefined> {
    if (busy) return undefined
    setBusy(true)
    setFailure(undefined)
    key.current ??= newId()
    store.write({ fields, key: key.current })
    try {
      const answer = await callByName(endpoint, { params, body, idempotencyKey: key.current })
      store.erase()
      key.current = null
      return { answer: answer as Sent<AnswerOf<Name>, Error>['answer'], error: null, errors: [] }
    } catch (error) {
      const refused = error instanceof ApiError ? errorsOf(error.errors) : []
      setErrors(refused)
      if (refused.length === 0) setFailure(error)
      return { answer: null, error, errors: refused }
    } finally {
      setBusy(false)
    }
  }

  return { fields, errors, failure, busy, open, read, show: setFields, keep, write, check, send, clear }
}
