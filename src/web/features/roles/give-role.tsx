import { type FormEvent, useState } from 'react'
import type { GivenRole } from '#contract/roles.ts'
import { isEmail } from '#core/mail/email-address.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'

export type RoleWish = { readonly email: string; readonly role: GivenRole; readonly gives: boolean }

/** In this order on the page. */
const roles: readonly GivenRole[] = ['hr', 'manager', 'safety_representative', 'owner']

/** An owner names somebody in the list by address, and what they are to be. */
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

  function submit(event: FormEvent) {
    event.preventDefault()
    const fits = isEmail(email.trim())
    setWrong(!fits)
    if (fits && !busy) onGive({ email: email.trim(), role, gives: true })
  }

  return (
    <form className="flow column" noValidate onSubmit={submit}>
      <h2>{t('give.title')}</h2>
      <ErrorSummary
        errorPrefix={t('error.prefix')}
        title={t('error.summary')}
        errors={wrong ? [{ fieldId: 'role-email', message: t('give.email.wrong') }] : []}
      />
      <TextField
        id="role-email"
        type="email"
        autoComplete="off"
        label={t('give.email')}
        hint={t('give.email.hint')}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        {...(wrong ? { error: t('give.email.wrong'), errorPrefix: t('error.prefix') } : {})}
      />
      <Select
        id="role-role"
        label={t('role')}
        hint={t(`hint.${role}`)}
        value={role}
        options={roles.map((value) => ({ value, label: t(value) }))}
        onChange={(event) => setRole(roles.find((one) => one === event.target.value) ?? 'hr')}
      />
      <Button type="submit" busy={busy}>
        {t(role === 'safety_representative' ? 'give.ask' : 'give.button')}
      </Button>
    </form>
  )
}
