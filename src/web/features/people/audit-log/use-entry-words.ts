import type { AuditLog } from '#contract/people/audit-log.ts'
import { useText } from '#web/lib/use-text.ts'

type Entry = AuditLog['entries'][number]

/** @returns a function that words an entry as one sentence */
export function useEntryWords(): (entry: Entry) => string {
  const t = useText('auditLog')
  return ({ kind, member, role, gives, file, change, round, unit, called }) => {
    const name = member === null ? t('what.member') : member.name || member.email
    switch (kind) {
      case 'role-given':
      case 'role-ended':
        return t(`kind.${kind}`, { name, role: t(`role.${role ?? 'manager'}`) })
      case 'role-asked':
      case 'role-refused':
        return t(gives === false ? `kind.${kind}.end` : `kind.${kind}`, {
          name,
          role: t(`role.${role ?? 'safety_representative'}`),
        })
      case 'import-started':
      case 'import-applying':
      case 'import-applied':
      case 'import-refused':
      case 'import-failed':
      case 'import-postponed':
      case 'import-withdrawn':
        return change === null
          ? t(`kind.${kind}`, { file: file ?? t('what.file') })
          : t(`kind.${kind}.one`, { change: t(`change.${change}`) })
      case 'organisation-founded':
      case 'organisation-set-up':
      case 'support-set-up':
      case 'single-sign-on-set-up':
      case 'single-sign-on-removed':
      case 'integration-tried':
        return t(`kind.${kind}`)
      case 'list-kept-by-program':
      case 'program-stopped':
      case 'api-key-made':
      case 'webhook-made':
      case 'webhook-changed':
      case 'webhook-secret-renewed':
      case 'webhook-switched-off':
      case 'webhook-ended':
      case 'api-key-ended':
        return t(`kind.${kind}`, { name: called ?? '' })
      case 'member-joined':
        return t(`kind.${kind}`, { name })
      case 'slips-printed':
        return t(`kind.${kind}`, { round: round ?? t('what.round'), unit: unit ?? t('what.unit') })
      case 'signed-in':
      case 'recovery-code-used':
      case 'recovery-codes-made':
      case 'authenticator-added':
      case 'authenticator-removed':
      case 'passkey-added':
      case 'passkey-removed':
      case 'plan-exported':
      case 'support-read':
        return t(`kind.${kind}`)
      case 'sign-in-failed':
      case 'factors-removed':
        return t(`kind.${kind}`, { name })
      case 'sessions-ended':
        return member === null ? t('kind.sessions-ended') : t('kind.sessions-ended.all', { name })
      case 'figures-exported': {
        const of = { round: round ?? t('what.round') }
        return called === null
          ? t('kind.figures-exported', of)
          : t('kind.figures-exported.program', { ...of, name: called })
      }
      default:
        return t(`kind.${kind}`, { round: round ?? t('what.round') })
    }
  }
}
