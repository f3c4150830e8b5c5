import type { UnitList } from '#contract/people/organisation.ts'
import type { Language } from '#core/languages.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { holdsKeptRole, type Member } from './person-draft.ts'
import { PersonForm } from './person-form.tsx'
import { useChangePage, type useImport } from './use-import.ts'

/** A person to add, or one on the list to change or to remove. */
export type PersonWish =
  | { readonly kind: 'add' }
  | { readonly kind: 'change' | 'leave'; readonly member: Member }

type PersonChangeProps = {
  readonly wish: PersonWish
  readonly units: UnitList['units']
  /** Initial language of a new person. */
  readonly language: Language
  /** Whether people without an address can be invited by SMS. */
  readonly sms: boolean
  readonly smsReminders: boolean
  readonly running: ReturnType<typeof useImport>
  /** Removes the person from the list instead. */
  readonly onLeave: (() => void) | undefined
  readonly onBack: () => void
}

/** Changes one person of the list: the input, a dry run, and the button that applies it. */
export function PersonChange(props: PersonChangeProps) {
  const { wish, units, language, sms, smsReminders, running, onLeave, onBack } = props
  const t = useText('members')
  const { heading, finish } = useChangePage(running, onBack)
  const { start, view } = running
  const member = wish.kind === 'add' ? null : wish.member
  const name = member === null ? '' : member.name || (member.email ?? '')

  return (
    <section className="surface flow" aria-labelledby="one-person">
      <h2 id="one-person" ref={heading} tabIndex={-1} className="members-name">
        {t(`${wish.kind}.title`, { name })}
      </h2>
      {wish.kind === 'leave' && <p>{t('leave.text')}</p>}
      <ImportOutcome
        {...running}
        finish={finish}
        change={t(`${wish.kind}.button`)}
        back={t('leave.back')}
        done={t(`${wish.kind}.done`)}
      />
      {wish.kind === 'leave' ? (
        start.isError && (
          <p>
            <Button kind="quiet" onClick={() => void finish()}>
              {t('leave.back')}
            </Button>
          </p>
        )
      ) : (
        // The input stays during the dry run, and can be corrected if the dry run refuses it.
        <div hidden={view !== undefined && view.state !== 'refused'}>
          <PersonForm
            member={member}
            units={units}
            language={language}
            sms={sms}
            smsReminders={smsReminders}
            busy={start.isPending}
            onStart={(change) => start.mutate(change)}
            {...(view === undefined ? { onBack: () => void finish() } : {})}
          />
          {member !== null && view === undefined && (
            <div className="members-leave flow">
              <h3>{t('leave.heading')}</h3>
              {holdsKeptRole(member) ? (
                <p>{t('people.roleFirst')}</p>
              ) : (
                <p>
                  <Button kind="quiet" busy={start.isPending} {...(onLeave ? { onClick: onLeave } : {})}>
                    {t('people.leave')}
                  </Button>
                </p>
              )}
            </div>
          )}
        </div>
      )}
    </section>
  )
}
