import { planLimits } from '#core/plan/plan.ts'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import type { ActionDraft } from './plan-draft.ts'
import { usePlanText } from './use-plan-text.ts'

type OwnWordsFieldProps = {
  readonly draft: ActionDraft
  readonly onChange: (part: Partial<ActionDraft>) => void
}

/** The words of a person's own action; renders nothing for an action of the catalogue. */
export function OwnWordsField({ draft: { id, title }, onChange }: OwnWordsFieldProps) {
  const t = usePlanText()
  if (title === null) return null
  return (
    <TextField
      id={`title-${id}`}
      label={t('when.own')}
      hint={t('when.own.hint')}
      // Merged words of two devices may be longer than the limit, but cannot be made longer.
      maxLength={Math.max(planLimits.title, title.length)}
      value={title}
      onChange={(event) => onChange({ title: event.target.value })}
    />
  )
}
