import { resolve } from 'node:path'
import { allDemoPeople, type DemoPerson, smallDemoPeople } from '#server/identity/sign-in/demo-people.ts'
import type { Config } from '#server/platform/config/config.ts'

const roles: Record<DemoPerson['role'], string> = {
  employee: 'employee',
  manager: 'manager',
  hr: 'HR',
  safety_representative: 'safety representative',
  owner: 'owner of the organisation',
  staff: 'staff of the provider',
}

/** The message to the operator when everything runs. */
export function greeting(config: Config, url: string): string {
  const lines = [`${config.brand.name} runs on ${url}`, '']
  if (config.demo) {
    const width = Math.max(...allDemoPeople.map(({ email }) => email.length))
    lines.push(
      'This is a demo with a simulated organisation. No mail leaves this machine.',
      `Sign in with one of these addresses; the code lands in ${url}/dev/mailbox`,
      ...allDemoPeople.map((person) => `  ${person.email.padEnd(width)}  ${roleOf(person)}`),
      '',
    )
  }
  lines.push(`Data: ${whereDataLie(config)}`, ...config.notes)
  return lines.join('\n')
}

const roleOf = (person: DemoPerson): string =>
  smallDemoPeople.includes(person)
    ? `in a second organisation, where the next round can be prepared: ${roles[person.role]}`
    : roles[person.role]

function whereDataLie({ dataDir, databaseUrl }: Config): string {
  if (databaseUrl === undefined) return resolve(dataDir)
  const { host, pathname } = new URL(databaseUrl)
  return `PostgreSQL at ${decodeURIComponent(host)}${pathname}; secrets and pages in ${resolve(dataDir)}`
}
