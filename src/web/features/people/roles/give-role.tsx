import { useState } from 'react'
import type { GivenRole } from '#contract/people/roles.ts'
import { isEmail } from '#core/mail/email-address.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Select } from '#web/ui/select/select.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'

export type RoleWish = { readonly email: string; readonly role: GivenRole; readonly gives: boolean }

/** In the order of the page. */
const roles: readonly GivenRole[] = ['hr', 'manager', 'safety_representative', 'owner']

/** An owner gives a role to a person on the list, by address. */
export function GiveRole({
  busy,
  onGive,
}: {
  readonly busy: boolean
  readonly onGive: (wish: RoleWish) => void
}) {
  const t = useText('roles')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<GivenRole>('hr')
  const [wrong, setWrong] = useState(false)

  function submit() {
    const fits = isEmail(email.trim())
    setWrong(!fits)
    if (fits) onGive({ email: email.trim(), role, gives: true })
  }

  return (
    <Form
      errors={wrong ? [{ fieldId: 'role-email', message: t('give.email.wrong') }] : []}
      busy={busy}
      className="flow column"
      onSubmit={submit}
    >
      <h2>{t('give.title')}</h2>
      <TextField
        id="role-email"
        type="email"
        autoComplete="off"
        label={t('give.email')}
        hint={t('give.email.hint')}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Select
        id="role-role"
        label={t('role')}
        hint={t(`hint.${role}`)}
        value={role}
        options={roles.map((value) => ({ value, label: t(value) }))}
        onChange={(event) => setRole(roles.find((one) => one === event.target.value) ?? 'hr')}
      />
      <Submit>{t(role === 'safety_representative' ? 'give.ask' : 'give.button')}</Submit>
    </Form>
  )
}
