import type { ImportErrorCode } from '#core/import/problem.ts'

/**
 * Why a program's change to the list is refused: an error of a file, or
 * - kept-for-role: a member with a role that only an owner ends
 * - in-another-unit: a person is in one unit
 * - another-person: with that number, or that address, it would be somebody else
 * - user-name-in-use, inactive-from-the-start, the-top, units-below
 */
export type ListRefusalCode =
  | ImportErrorCode
  | 'kept-for-role'
  | 'in-another-unit'
  | 'another-person'
  | 'user-name-in-use'
  | 'inactive-from-the-start'
  | 'member-unknown'
  | 'the-top'
  | 'units-below'

export class ListRefusal extends Error {
  readonly code: ListRefusalCode
  readonly details: Readonly<Record<string, string | number>>

  constructor(code: ListRefusalCode, details: Readonly<Record<string, string | number>> = {}) {
    super(code)
    this.name = 'ListRefusal'
    this.code = code
    this.details = details
  }
}

/** The limits over four weeks (decision 502). */
export const isSafetyStop = (code: ListRefusalCode): boolean => code.startsWith('too-many-')
