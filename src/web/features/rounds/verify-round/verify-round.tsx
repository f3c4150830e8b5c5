import { useRef, useState } from 'react'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { FileField } from '#web/ui/file-field/file-field.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import type { Verified } from './verify-file.ts'
import { VerifyResult } from './verify-result.tsx'

const fieldId = 'round-file'
const secondId = 'second-file'

type KeyField = 'log-key' | 'witness-key'
type State =
  | 'choosing'
  | 'missing'
  | 'busy'
  | 'old'
  | 'offline'
  | { readonly unreadable: readonly KeyField[] }
  | { readonly files: readonly Verified[] }

/** Verifies one or two files and says for each check whether it holds. The files stay in the browser. */
export function VerifyRound() {
  const t = useText('verifyRound')
  const field = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>('choosing')

  async function submit(written: HTMLFormElement) {
    const file = field.current?.files?.[0]
    if (file === undefined) return setState('missing')
    const other = second.current?.files?.[0]
    const given = new FormData(written)
    const keys = (name: KeyField) =>
      String(given.get(name) ?? '')
        .split(/\s+/)
        .filter((key) => key !== '')
    setState('busy')
    const verifier = await import('./verify-file.ts').catch(() => undefined)
    if (verifier === undefined) return setState('offline')
    const trust = { logKeys: keys('log-key'), witnessKeys: keys('witness-key') }
    const unreadable = await verifier.unreadableFields(trust).catch(() => 'old' as const)
    if (unreadable === 'old') return setState('old')
    if (unreadable.length > 0) return setState({ unreadable })
    // This fails only in a browser without these signatures, or on a page without https.
    const files = other === undefined ? [file] : [file, other]
    const verified = await verifier.verifyFiles(files, trust, new Date()).catch(() => undefined)
    setState(verified === undefined ? 'old' : { files: verified })
  }

  const missing = state === 'missing'
  const unreadable = typeof state === 'object' && 'unreadable' in state ? state.unreadable : []
  return (
    <div className="flow">
      <Form
        errors={[
          ...(missing ? [{ fieldId, message: t('choose.none') }] : []),
          ...unreadable.map((field) => ({ fieldId: field, message: t('choose.keyUnreadable') })),
        ]}
        busy={state === 'busy'}
        className="flow column"
        onSubmit={submit}
      >
        <FileField
          ref={field}
          id={fieldId}
          label={t('choose.label')}
          hint={t('choose.hint')}
          accept=".json,application/json"
        />
        <FileField
          ref={second}
          id={secondId}
          label={t('choose.second')}
          hint={t('choose.second.hint')}
          accept=".json,application/json"
        />
        <details className="figure-table" open={unreadable.length > 0 || undefined}>
          <summary>{t('choose.keys')}</summary>
          <div className="flow">
            <p>{t('choose.keys.text')}</p>
            <TextField id="log-key" name="log-key" label={t('choose.logKey')} autoComplete="off" />
            <TextField
              id="witness-key"
              name="witness-key"
              label={t('choose.witnessKey')}
              autoComplete="off"
            />
          </div>
        </details>
        <Submit busyLabel={t('choose.busy')}>{t('choose.start')}</Submit>
      </Form>
      {(state === 'old' || state === 'offline') && (
        <Notice live>
          <p>{t(state === 'old' ? 'failed.old' : 'failed.fetch')}</p>
        </Notice>
      )}
      {typeof state === 'object' &&
        'files' in state &&
        state.files.map((verified, place) => (
          <VerifyResult
            // biome-ignore lint/suspicious/noArrayIndexKey: as they were chosen
            key={place}
            {...{ verified, place }}
            count={state.files.length}
          />
        ))}
    </div>
  )
}
