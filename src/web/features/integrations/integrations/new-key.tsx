import { useState } from 'react'
import { type KeyScope, keyScopes } from '#core/access/actor.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox/checkbox.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'

export type KeyWish = { readonly name: string; readonly scopes: readonly KeyScope[] }

const longestName = 80

type NewKeyProps = { readonly busy: boolean; readonly onMake: (wish: KeyWish) => void }

/** The owner names a program and chooses its scopes. */
export function NewKey({ busy, onMake }: NewKeyProps) {
  const t = useText('integrations')
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly KeyScope[]>([])
  const [judged, setJudged] = useState(false)
  const fits = name.trim() !== '' && name.trim().length <= longestName
  const errors = judged
    ? [
        ...(fits ? [] : [{ fieldId: 'api-key-name', message: t('new.name.wrong') }]),
        ...(scopes.length > 0 ? [] : [{ fieldId: 'api-key-scopes', message: t('new.scopes.wrong') }]),
      ]
    : []

  function submit() {
    setJudged(true)
    if (fits && scopes.length > 0) onMake({ name: name.trim(), scopes })
  }

  return (
    <Form errors={errors} busy={busy} className="flow column" onSubmit={submit}>
      <h3>{t('new.title')}</h3>
      <TextField
        id="api-key-name"
        autoComplete="off"
        label={t('new.name')}
        hint={t('new.name.hint')}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <CheckboxGroup id="api-key-scopes" legend={t('new.scopes')}>
        {keyScopes.map((scope) => (
          <Checkbox
            key={scope}
            id={`api-key-${scope}`}
            label={t(`scope.${scope}`)}
            hint={t(`scope.${scope}.hint`)}
            checked={scopes.includes(scope)}
            onChange={({ target }) =>
              setScopes((chosen) =>
                keyScopes.filter((one) => (one === scope ? target.checked : chosen.includes(one))),
              )
            }
          />
        ))}
      </CheckboxGroup>
      <p>
        <Submit>{t('new.button')}</Submit>
      </p>
    </Form>
  )
}
