import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { OrganisationSettings } from '#contract/people/organisation-settings.ts'
import { isLanguage } from '#core/languages.ts'
import { sameJson } from '#core/own-document/merge.ts'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { LeaveGuard } from '#web/lib/form/leave-guard.tsx'
import { languageOptions } from '#web/lib/language-options.ts'
import { proving } from '#web/lib/proof/proving.ts'
import { useText } from '#web/lib/use-text.ts'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { TwoStepQuestion } from '#web/ui/two-step-button/two-step-button.tsx'
import {
  authoriseOwn,
  changedSettings,
  type OwnDraft,
  type OwnError,
  ownDraftOf,
  settingsOf,
  wayBack,
} from './own-form.ts'
import { SavedNotice } from './saved-notice.tsx'

/** `before`: the former settings; null when they are being restored. */
type Saving = { readonly body: OrganisationSettings; readonly before: OrganisationSettings | null }

/** The owner sets the organisation's name and number, its smallest group, and the language of new members. */
export function OrganisationForm({ organisationId }: { readonly organisationId: string }) {
  const t = useText('organisation')
  const client = useQueryClient()
  const params = { organisationId }
  const { data } = useQuery({
    queryKey: ['organisation', organisationId],
    queryFn: ({ signal }) => callApi('readOrganisation', { params, signal }),
  })
  const [draft, setDraft] = useState<OwnDraft | null>(null)
  const [errors, setErrors] = useState<readonly OwnError[]>([])
  /** Waits for confirmation: the smallest group can never be lowered again. */
  const [raising, setRaising] = useState<OrganisationSettings | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const save = useMutation({
    mutationFn: ({ body }: Saving) => proving(() => callApi('setUpOrganisation', { params, body })),
    onSuccess: (kept, { before }) => {
      client.setQueryData(['organisation', organisationId], kept)
      setDraft(ownDraftOf(kept))
      // The pressed button is gone.
      if (before === null) heading.current?.focus()
    },
  })
  useEffect(() => {
    // Input stays when the organisation is read again.
    if (data !== undefined) setDraft((typed) => typed ?? ownDraftOf(data))
  }, [data])

  // If it cannot be read, the facts above say so.
  if (data === undefined || draft === null) return null
  const count = data.smallestGroup
  const words = { name: t('own.error.name'), number: t('own.error.number') }
  const wordsOf = (field: OwnError) =>
    field === 'smallestGroup' ? t('own.error.smallestGroup', { count }) : words[field]
  const field = (name: OwnError) => ({
    id: `own-${name}`,
    value: draft[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setDraft({ ...draft, [name]: target.value })
      setRaising(null)
      save.reset()
    },
  })

  function submit() {
    if (draft === null) return
    const { body, errors: found } = authoriseOwn(draft, count)
    setErrors(found)
    if (body === null) return
    if (body.smallestGroup > count) setRaising(body)
    else keep(body)
  }

  function keep(body: OrganisationSettings) {
    if (data !== undefined) save.mutate({ body: changedSettings(body, data), before: settingsOf(data) })
  }
  const back = save.isSuccess ? wayBack(save.variables, save.data) : null

  return (
    <section className="overview-section column" aria-labelledby="own-settings">
      <h2 id="own-settings" ref={heading} tabIndex={-1}>
        {t('own.title')}
      </h2>
      <p>{t('own.lead')}</p>
      <Form
        errors={errors.map((name) => ({ fieldId: `own-${name}`, message: wordsOf(name) }))}
        busy={save.isPending}
        onSubmit={submit}
      >
        <LeaveGuard unsaved={!sameJson(draft, ownDraftOf(data))} />
        <TextField label={t('own.name')} autoComplete="organization" {...field('name')} />
        <TextField
          width="short"
          inputMode="numeric"
          label={t('own.number')}
          hint={t('own.number.hint')}
          {...field('number')}
        />
        <TextField
          width="short"
          inputMode="numeric"
          label={t('own.group')}
          hint={t('own.group.hint', { count })}
          {...field('smallestGroup')}
        />
        <Checkbox
          id="own-hideFullParticipation"
          label={t('own.hideFull')}
          hint={t('own.hideFull.hint', { count })}
          checked={draft.hideFullParticipation}
          onChange={({ target }) => {
            setDraft({ ...draft, hideFullParticipation: target.checked })
            save.reset()
          }}
        />
        {data.sms && (
          <Checkbox
            id="own-smsReminders"
            label={t('own.smsReminders')}
            hint={t('own.smsReminders.hint')}
            checked={draft.smsReminders}
            onChange={({ target }) => {
              setDraft({ ...draft, smsReminders: target.checked })
              save.reset()
            }}
          />
        )}
        <Select
          id="own-language"
          label={t('own.language')}
          hint={t('own.language.hint')}
          value={draft.language}
          options={languageOptions}
          onChange={({ target }) => {
            if (isLanguage(target.value)) setDraft({ ...draft, language: target.value })
            save.reset()
          }}
        />
        <Failure error={save.error} />
        {save.isSuccess && (
          <SavedNotice
            title={t(save.variables.before === null ? 'settings.undone' : 'own.saved')}
            onUndo={back === null ? undefined : () => save.mutate({ body: back, before: null })}
          />
        )}
        {raising !== null ? (
          <TwoStepQuestion
            question={t('own.group.question', { from: count, to: raising.smallestGroup })}
            yes={t('own.group.yes')}
            no={t('own.group.no')}
            onYes={() => {
              setRaising(null)
              keep(raising)
              requestAnimationFrame(() => button.current?.focus())
            }}
            onNo={() => {
              setRaising(null)
              document.getElementById('own-smallestGroup')?.focus()
            }}
          />
        ) : (
          <Submit ref={button} busyLabel={t('settings.saving')}>
            {t('own.save')}
          </Submit>
        )}
      </Form>
    </section>
  )
}
