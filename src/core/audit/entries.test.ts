import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shownEntries, shownKinds, withheldEntries } from './entries.ts'

test('these kinds are shown, and no other', () => {
  // Written out a second time, so that a new kind of entry is shown only after a decision here too.
  expect(shownEntries).toEqual({
    roles: ['role-given', 'role-ended', 'role-asked', 'role-refused'],
    imports: [
      'import-started',
      'import-applying',
      'import-applied',
      'import-refused',
      'import-failed',
      'import-postponed',
      'import-withdrawn',
      'list-kept-by-program',
      'program-stopped',
    ],
    rounds: [
      'round-prepared',
      'list-approved',
      'list-objected-to',
      'list-statement-made',
      'round-opened',
      'slips-printed',
      'round-cancelled',
      'round-closed',
      'round-extended',
      'round-released',
      'round-told',
      'round-plan-stopped',
    ],
    setUp: [
      'organisation-founded',
      'organisation-set-up',
      'support-set-up',
      'single-sign-on-set-up',
      'single-sign-on-removed',
      'member-joined',
    ],
    integrations: [
      'api-key-made',
      'api-key-ended',
      'list-kept-by-program',
      'program-stopped',
      'webhook-made',
      'webhook-changed',
      'webhook-secret-renewed',
      'webhook-switched-off',
      'webhook-ended',
      'integration-tried',
    ],
    access: [
      'signed-in',
      'sign-in-failed',
      'recovery-code-used',
      'recovery-codes-made',
      'authenticator-added',
      'authenticator-removed',
      'passkey-added',
      'passkey-removed',
      'factors-removed',
      'sessions-ended',
      'figures-exported',
      'plan-exported',
      'support-read',
    ],
  })
})

test('every kind that a function of the database writes is known', () => {
  const folder = 'migrations/functions'
  const written = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .flatMap((text) =>
      [...text.matchAll(/insert into (?:audit|service)_entry[^;]*;/g)].map(([statement]) => statement),
    )
    .flatMap((statement) => [...statement.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, kind]) => kind))
  expect(new Set(written)).toEqual(
    new Set([
      'identity-change-stopped',
      'identity-changed',
      'jobs-given-up',
      'jobs-retried',
      'member-joined',
      'organisation-founded',
      'role-asked',
      'role-ended',
      'role-given',
      'role-refused',
      'sessions-ended',
      'sign-in-failed',
      'signed-in',
      'slips-printed',
    ]),
  )
  const known: readonly string[] = [...shownKinds, ...withheldEntries]
  expect(written.filter((kind) => !known.includes(kind ?? ''))).toEqual([])
})
