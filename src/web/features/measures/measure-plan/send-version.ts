import { ApiError } from '#web/lib/api.ts'

type VersionForm<Body, Params> = {
  readonly check: (written: unknown) => Promise<{ readonly body: Body | null } | null>
  readonly send: (
    body: Body,
    params: Params,
  ) => Promise<{ readonly answer: unknown; readonly error: unknown } | undefined>
}

/**
 * Sends a change and reads the plan again, also where a colleague has saved a newer version meanwhile.
 * @returns whether it was saved
 */
export async function sendVersion<Body, Params>(
  form: VersionForm<Body, Params>,
  written: unknown,
  params: Params,
  reread: () => Promise<unknown>,
): Promise<boolean> {
  const checked = await form.check(written)
  if (checked?.body == null) return false
  const sent = await form.send(checked.body, params)
  if (sent === undefined) return false
  const saved = sent.answer !== null
  if (saved || (sent.error instanceof ApiError && sent.error.code === 'newer-version')) await reread()
  return saved
}
