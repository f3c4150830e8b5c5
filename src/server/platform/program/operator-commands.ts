/** The operator's commands, as `andrum --help` groups and describes them. */
const groups = {
  'Run it': {
    start: 'starts the server, on the embedded database where no DATABASE_URL is set',
    doctor: 'says what is well, what to look at and what is wrong; changes nothing',
    'fill-pages': 'fills in the pages of a new version while the old one still serves',
    migrate: 'brings the database to this version without starting the server',
  },
  'Customers and people': {
    'found-organisation': 'adds a customer and its first owner',
    'remove-organisation': 'removes a customer and everything of it',
    roles: 'gives or ends a role in an organisation',
    staff: 'appoints or dismisses the provider’s staff',
    guide: 'makes one of the staff a guide, or ends it',
    bounces: 'reads what a mail system reports of an address that takes no mail',
    'second-factor': 'removes the second factor of somebody who has lost it',
    sessions: 'ends the sessions of everybody',
  },
  'Back up and bring back': {
    backup: 'writes data and keys to two files, also while it runs',
    restore: 'brings both back into an empty database',
  },
  'Check from outside': {
    'verify-site': 'compares the pages of a site with a published program',
    'verify-round': 'checks the file of a round without asking anybody',
    witness: 'watches the record log of a site and signs what it has seen',
  },
} as const

export const operatorCommands: readonly string[] = Object.values(groups).flatMap(Object.keys)

export const isCommand = (name: string): boolean => operatorCommands.includes(name)

const width = Math.max(...operatorCommands.map((name) => name.length)) + 2

export const helpText = [
  'andrum COMMAND …, in a clone npx andrum COMMAND …',
  ...Object.entries(groups).flatMap(([group, commands]) => [
    '',
    group,
    ...Object.entries(commands).map(([name, does]) => `  ${name.padEnd(width)}${does}`),
  ]),
].join('\n')
