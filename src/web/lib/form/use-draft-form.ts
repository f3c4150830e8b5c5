import { useCallback, useRef, useState } from 'react'
import type { AnswerOf, BodyOf, PageEndpointName, ParamsOf } from '#contract/endpoint-types.ts'
import { ApiError, callByName } from '../api.ts'
import { newId } from '../new-id.ts'
import { askAgainWhoIsHere } from '../query/lazy-client.ts'
import { type FieldError, type FormSchema, type Issue, judge } from './field-errors.ts'
import type { DraftStore } from './form-draft.ts'

export type FormRules<Fields, Error, Name extends PageEndpointName> = {
  readonly endpoint: Name
  readonly store: DraftStore<Fields>
  /** A plain `import()`: a page that is only read does not need the schema. */
  readonly loadSchema: () => Promise<FormSchema<BodyOf<Name>>>
  readonly errorsOf: (issues: readonly Issue[]) => readonly Error[]
}

/** The outcome: the server's answer, or the error and the fields that the server refused. */
export type Sent<Answer, Error> = {
  readonly answer: Answer | null
  readonly error: unknown
  readonly errors: readonly Error[]
}

/**
 * A form that loses nothing. The tab stores the input until it has been sent, the server's own schema validates it, and an
 * idempotency key makes a second press the same request. `rules` must stay the same between renders.
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

  /** The draft stored in the tab; null: none. */
  const read = useCallback((): Fields | null => {
    const draft = store.read()
    key.current = draft.key
    return draft === store.empty ? null : draft.fields
  }, [store])

  /** Starts with the draft stored in the tab. The first render must look like the prerendered page, without the draft. */
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
    // The input has changed, so it is another request than the one that may be on its way.
    key.current = null
    void loadSchema().catch(() => {}) // Loading is tried again when the schema is needed.
    keep({ ...fields, ...part })
  }

  /**
   * @param elsewhere further errors that the schema cannot know
   * @param asked the fields of this step; the others are not validated yet
   * @returns null when the schema could not be loaded, or a check is under way
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
   * @returns undefined while an earlier press is still being sent
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
      void askAgainWhoIsHere(error)
      return { answer: null, error, errors: refused }
    } finally {
      setBusy(false)
    }
  }

  return { fields, errors, failure, busy, open, read, show: setFields, keep, write, check, send, clear }
}
