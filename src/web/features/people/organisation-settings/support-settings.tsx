import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SupportSettings as Settings } from '#contract/support/support-settings.ts'
import { sameJson } from '#core/own-document/merge.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { LeaveGuard } from '#web/lib/form/leave-guard.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { proving } from '#web/lib/proof/proving.ts'
import { useText } from '#web/lib/use-text.ts'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { SavedNotice } from './saved-notice.tsx'
import {
  draftOf,
  onNewer,
  type SettingsDraft,
  type SettingsError,
  validateSettings,
} from './settings-form.ts'

/** `before`: the former settings; null when they are being restored. `seen`: the settings that are overwritten. */
type Saving = { readonly body: Settings; readonly before: Settings | null; readonly seen: Settings }

const isNewer = (error: unknown) => error instanceof ApiError && error.code === 'newer-version'

const isSame = (a: Settings, b: Settings) => JSON.stringify(draftOf(a)) === JSON.stringify(draftOf(b))

/** Owner and HR name further receivers of support requests, and decide whether people get offers of talks. */
export function SupportSettings({ organisationId }: { readonly organisationId: string }) {
  const t = useText('organisation')
  const client = useQueryClient()
  const params = { organisationId }
  const queryKey = ['support-settings', organisationId]
  const kept = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('readSupportSettings', { params, signal }),
  })
  const [draft, setDraft] = useState<SettingsDraft | null>(null)
  const [errors, setErrors] = useState<readonly SettingsError[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const save = useMutation({
    mutationFn: ({ body, seen }: Saving) =>
      proving(() => callApi('writeSupportSettings', { params, body: { ...body, seen } })),
    onSuccess: (now, { before }) => {
      client.setQueryData(queryKey, now)
      setDraft(draftOf(now))
      // The pressed button is gone.
      if (before === null) heading.current?.focus()
    },
    onError: async (error, { seen }) => {
      if (!isNewer(error)) return
      const { data: now } = await kept.refetch()
      if (now !== undefined) setDraft((typed) => typed && onNewer(typed, draftOf(seen), draftOf(now)))
    },
  })
  useEffect(() => {
    // Input stays when the settings are read again.
    if (kept.data !== undefined) setDraft((typed) => typed ?? draftOf(kept.data))
  }, [kept.data])

  if (draft === null)
    return (
      <Panel reading={kept} shape="form" heading={t('settings.title')}>
        {() => null}
      </Panel>
    )

  const change = (part: Partial<SettingsDraft>) => {
    setDraft({ ...draft, ...part })
    save.reset()
  }

  function submit() {
    if (draft === null) return
    const { body, errors: found } = validateSettings(draft)
    setErrors(found)
    if (body !== null && kept.data !== undefined) save.mutate({ body, before: kept.data, seen: kept.data })
  }
  const before = save.isSuccess ? save.variables.before : null

  return (
    <section className="overview-section column" aria-labelledby="support-settings">
      <h2 id="support-settings" ref={heading} tabIndex={-1}>
        {t('settings.title')}
      </h2>
      <Form
        errors={errors.map((field) => ({
          fieldId: `health-${field}`,
          message: t(`settings.error.${field}`),
        }))}
        busy={save.isPending}
        onSubmit={submit}
      >
        <LeaveGuard unsaved={kept.data !== undefined && !sameJson(draft, draftOf(kept.data))} />
        <Checkbox
          id="has-health"
          label={t('settings.health')}
          checked={draft.hasHealth}
          onChange={(event) => change({ hasHealth: event.target.checked })}
        />
        {draft.hasHealth && (
          <>
            <TextField
              id="health-name"
              label={t('settings.name')}
              value={draft.name}
              onChange={(event) => change({ name: event.target.value })}
            />
            <TextField
              id="health-email"
              type="email"
              label={t('settings.email')}
              hint={t('settings.email.hint')}
              value={draft.email}
              onChange={(event) => change({ email: event.target.value })}
            />
            <TextField
              id="health-workingDays"
              width="short"
              inputMode="numeric"
              label={t('settings.days')}
              hint={t('settings.days.hint')}
              value={draft.workingDays}
              onChange={(event) => change({ workingDays: event.target.value })}
            />
          </>
        )}
        <Checkbox
          id="contact-rules"
          label={t('settings.rules')}
          hint={t('settings.rules.hint')}
          checked={draft.contactRules}
          onChange={(event) => change({ contactRules: event.target.checked })}
        />
        {isNewer(save.error) ? (
          <div role="alert">
            <Notice kind="help" title={t('settings.newer.title')}>
              <p>{t('settings.newer')}</p>
            </Notice>
          </div>
        ) : (
          <Failure error={save.error} />
        )}
        {save.isSuccess && (
          <SavedNotice
            title={t(before === null ? 'settings.undone' : 'settings.saved')}
            onUndo={
              before === null || isSame(before, save.data)
                ? undefined
                : () => save.mutate({ body: before, before: null, seen: save.data })
            }
          />
        )}
        <Submit busyLabel={t('settings.saving')}>{t('settings.save')}</Submit>
      </Form>
    </section>
  )
}
