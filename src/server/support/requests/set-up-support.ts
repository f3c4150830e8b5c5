import { writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import { hold } from '#server/platform/db/hold.ts'
import { asHr, type HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { isFirstTime } from '#server/platform/keys/is-first-time.ts'
import {
  readSupportSetting,
  type SupportSettingRow,
  writeSupportSetting,
} from './support-setting-repository.ts'

export type SupportSetting = {
  readonly health: { readonly name: string; readonly email: string; readonly workingDays: number } | null
  readonly contactRules: boolean
}

type Sending = {
  readonly key?: string | null
  /** How it was when its writer began; undefined: nobody looked. */
  readonly seen?: SupportSetting | undefined
}

const isSame = (one: SupportSetting, other: SupportSetting): boolean =>
  one.contactRules === other.contactRules &&
  one.health?.name === other.health?.name &&
  one.health?.email === other.health?.email &&
  one.health?.workingDays === other.health?.workingDays

type Input = { readonly organisationId: string; readonly personId: string | null }

/** What an organisation has set up for people who ask for support. Until it has: nothing. */
export async function readSupportSettings(
  { pools }: Pick<Deps, 'pools'>,
  input: Input,
): Promise<SupportSetting> {
  return asHr(pools.app, input, (tx) => readIn(tx, input.organisationId))
}

async function readIn(tx: HrTransaction, organisationId: string): Promise<SupportSetting> {
  const row = await readSupportSetting(tx, organisationId)
  return row === null ? { health: null, contactRules: false } : settingOf(row)
}

function settingOf(row: SupportSettingRow): SupportSetting {
  const { healthName: name, healthEmail: email, healthWorkingDays: workingDays } = row
  const health = name === null || email === null || workingDays === null ? null : { name, email, workingDays }
  return { health, contactRules: row.contactRules }
}

/**
 * Sets it up. Requests that are under way stay with whom they were sent to. Sent again, also late, it changes nothing.
 * @throws Refusal `newer-version`, with nothing written, when something else is set up than its writer has `seen`
 */
export async function writeSupportSettings(
  { pools, keys, clock }: Pick<Deps, 'pools' | 'keys' | 'clock'>,
  { health, contactRules, key, seen, ...input }: Input & SupportSetting & Sending,
): Promise<SupportSetting> {
  const at = clock()
  const { personId } = input
  return asHr(pools.app, input, async (tx) => {
    if (personId !== null && !(await isFirstTime(tx, keys, { personId, kind: 'support-setting', key })))
      return readIn(tx, input.organisationId)
    await hold(tx, `support settings ${input.organisationId}`)
    const kept = await readIn(tx, input.organisationId)
    if (seen !== undefined && !isSame(kept, seen) && !isSame(kept, { health, contactRules }))
      throw new Refusal('newer-version')
    await writeSupportSetting(tx, input.organisationId, {
      healthName: health?.name ?? null,
      healthEmail: health?.email ?? null,
      healthWorkingDays: health?.workingDays ?? null,
      contactRules,
      updatedAt: at,
    })
    await writeAuditEntry(tx, {
      ...input,
      at,
      action: 'support-set-up',
      details: { occupationalHealth: health?.name ?? null, contactRules },
    })
    return { health, contactRules }
  })
}
