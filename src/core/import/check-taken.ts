import type { PlannedMember } from './import-plan.ts'
import type { PresentMember } from './present.ts'
import type { ProblemList } from './problem-list.ts'

/** A member after the file is applied: with the present identity until a change takes effect, and with the identity in the file. */
export type MemberOutcome = {
  readonly member: PlannedMember
  readonly wanted: PlannedMember
  readonly before: PresentMember | undefined
  /** 0: the member is not in the file. */
  readonly line: number
}

/**
 * Nobody may get an address or an employee id that another member keeps: one who is not in the file but stays, or one who
 * gives it up only when a change takes effect.
 */
export function checkTaken(outcomes: readonly MemberOutcome[], problems: ProblemList): void {
  check(outcomes, 'email', 'email-in-use', problems)
  check(outcomes, 'externalId', 'employee-id-in-use', problems)
}

function check(
  outcomes: readonly MemberOutcome[],
  what: 'email' | 'externalId',
  code: 'email-in-use' | 'employee-id-in-use',
  problems: ProblemList,
): void {
  const keepers = new Map<string, { readonly isInFile: boolean }>()
  const comers: MemberOutcome[] = []
  for (const one of outcomes) {
    const value = one.member[what]
    if (value === null) continue
    if (one.before?.here === true && one.before[what] === value)
      keepers.set(value, { isInFile: one.line > 0 })
    else comers.push(one)
  }
  const refuse = (line: number, value: string) =>
    problems.error(code, { line, column: what === 'email' ? 'email' : 'employee_id', value })
  for (const { member, line } of comers) {
    const value = member[what]
    if (value !== null && keepers.has(value)) refuse(line, value)
  }
  // Two people may swap. A member who is not in the file gives nothing up.
  for (const { member, wanted, line } of outcomes) {
    const value = wanted[what]
    if (value !== null && value !== member[what] && keepers.get(value)?.isInFile === false)
      refuse(line, value)
  }
}
