import type { Dispatch, SetStateAction } from 'react'
import { guidanceLimits } from '#core/guidance/guidance.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { LeaveGuard } from '#web/lib/form/leave-guard.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import type { useShare } from './guidance-queries.ts'

/** The lines of a text, without empty ones. */
const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The text with those proposed lines at its end that it does not contain yet. */
export const withLines = (text: string, lines: readonly string[]): string =>
  [...linesIn(text), ...lines.filter((line) => !linesIn(text).includes(line))].join('\n')

type PlanLinesProps = {
  /** Null: there is no plan yet. */
  readonly lines: readonly string[] | null
  /** Unsaved input, typed or added from a proposal; null: none. */
  readonly draft: string | null
  readonly onDraft: Dispatch<SetStateAction<string | null>>
  readonly guidanceId: string
  readonly share: ReturnType<typeof useShare>
}

/** The person's own plan, which stays after the guidance; the guide can propose lines. */
export function PlanLines({ lines, draft, onDraft, guidanceId, share }: PlanLinesProps) {
  const t = useText('guidance')
  const before = (lines ?? []).join('\n')
  const text = draft ?? before
  const written = linesIn(text)
  const isTooMuch =
    written.length > guidanceLimits.lines || written.some((line) => line.length > guidanceLimits.line)
  return (
    <div className="folds">
      <Fold id="plan" title={t('plan.title')} level={2} open={lines !== null || draft !== null}>
        <p>{t('plan.text')}</p>
        <Form
          leadsTo="field"
          errors={isTooMuch ? [{ fieldId: 'plan-lines', message: t('plan.tooMuch') }] : []}
          busy={share.isPending}
          onSubmit={() =>
            !isTooMuch &&
            share.mutate(
              { kind: 'recovery-plan', lines: written, guidanceId, isUpdate: false },
              // Input since the save stays.
              { onSuccess: () => onDraft((now) => (now === draft ? null : now)) },
            )
          }
        >
          <Textarea
            id="plan-lines"
            label={t('plan.label')}
            hint={t('plan.hint')}
            rows={Math.max(4, text.split('\n').length + 1)}
            dir="auto"
            value={text}
            onChange={({ target }) => onDraft(target.value)}
          />
          <Failure error={share.error} title={t('stop.failed')} />
          <Submit kind="quiet">{t('plan.save')}</Submit>
          <LeaveGuard unsaved={text !== before} />
        </Form>
      </Fold>
    </div>
  )
}
