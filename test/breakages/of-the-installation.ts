import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { noteBackup } from '../../scripts/start/last-backup.ts'
import type { Breakage } from './breakage.ts'
import type { Installation } from './installation.ts'

const secretFile = ({ dataDir }: Installation, name: string) => join(dataDir, 'secrets', name)

function lose(place: Installation, name: string) {
  const file = secretFile(place, name)
  renameSync(file, `${file}.lost`)
  return { mend: async () => renameSync(`${file}.lost`, file) }
}

const another = 'another key of more than thirty-two bytes'

export const installationBreakages: readonly Breakage[] = [
  {
    what: 'the backup is a week old',
    happen: ({ dataDir }) => {
      noteBackup(dataDir, new Date(Date.now() - 7 * 86_400_000))
      return { mend: async () => rmSync(join(dataDir, 'last-backup')) }
    },
    doctor: 'wrong backup the last one is of …, 168 hours ago',
    ready: 200,
    says: '',
    todo: 'look at the nightly job (`backup.md`)',
  },
  {
    what: 'a second server is started on the folder',
    happen: async (place) => {
      await place.running()
      return { settings: { PORT: '0' }, beside: true }
    },
    doctor: 'wrong port Andrum runs, and nobody listens on …',
    ready: 'does not start',
    says: 'Andrum already runs on … (process …): stop that one first, or give this one another DATA_DIR.',
    todo: 'give each server its own `DATA_DIR`',
  },
  {
    what: 'the port is taken',
    happen: async ({ port }) => {
      const taken = createServer((socket) => socket.destroy()).listen(port + 1, '127.0.0.1')
      await once(taken, 'listening')
      return { settings: { PORT: String(port + 1) }, mend: async () => void taken.close() }
    },
    doctor: 'wrong port Port … is in use by another program: stop it, or choose another port',
    ready: 'does not start',
    says: 'Port … is in use by another program: stop it, or choose another port, as in PORT=… npm start.',
    todo: 'stop the other program, or set `PORT`',
  },
  {
    what: 'the data folder lies on a disk that is read-only',
    happen: ({ folder }) => {
      const disk = join(folder, 'read-only')
      mkdirSync(disk)
      try {
        execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'andrum-breakages', disk], { stdio: 'ignore' })
      } catch {
        return 'not here'
      }
      return { settings: { DATA_DIR: disk }, mend: async () => execFileSync('umount', ['-l', disk]) }
    },
    doctor: 'wrong folder … lies on a disk that is read-only: set DATA_DIR to another folder.',
    ready: 'does not start',
    says: '… lies on a disk that is read-only: set DATA_DIR to another folder.',
    todo: 'mount it for writing, or set `DATA_DIR`',
  },
  {
    what: 'the data folder is a file',
    happen: ({ folder }) => {
      writeFileSync(join(folder, 'file'), '')
      return { settings: { DATA_DIR: join(folder, 'file') } }
    },
    doctor: 'wrong folder … is not a folder: move that file away, or set DATA_DIR to another folder.',
    ready: 'does not start',
    says: '… is not a folder: move that file away, or set DATA_DIR to another folder.',
    todo: 'correct `DATA_DIR`',
  },
  {
    what: 'DATABASE_URL is forgotten where it was set before',
    happen: ({ folder }) => {
      const dataDir = join(folder, 'served from elsewhere')
      mkdirSync(dataDir)
      writeFileSync(join(dataDir, 'database-elsewhere'), '')
      return { settings: { DATA_DIR: dataDir, DATABASE_URL: '' } }
    },
    doctor:
      'wrong database DATABASE_URL is missing: this folder has served people with a database elsewhere.',
    ready: 'does not start',
    says: 'DATABASE_URL is missing: this folder has served people with a database elsewhere.',
    todo: 'set it again',
  },
  {
    what: 'the data key is missing',
    happen: (place) => lose(place, 'data-key'),
    doctor:
      "wrong keys DATA_KEY is not set and … is missing, and without it nobody's own results can be read. Put the file back from your backup",
    ready: 'does not start',
    says: 'Missing: …. This database was used with what stood there. Put it back from your backup (docs/runbooks/lost-key.md).',
    todo: 'never make a new one: `lost-key.md`',
  },
  {
    what: "the data key is another one's",
    happen: () => ({ settings: { DATA_KEY: another } }),
    doctor: 'wrong keys DATA_KEY does not open this database',
    ready: 'does not start',
    says: 'DATA_KEY does not open this database: it was wrapped by another key. Set DATA_KEY as it was',
    todo: 'find the key that does: `lost-key.md`',
  },
  {
    what: 'the log key is missing',
    happen: (place) => lose(place, 'log-key'),
    doctor: 'wrong log key LOG_KEY is not set and … is missing',
    ready: 'does not start',
    says: 'Missing: …. This database was used with what stood there. Put it back from your backup (docs/runbooks/lost-key.md).',
    todo: 'put the file back: `lost-key.md`',
  },
  {
    what: "the log key is another one's",
    happen: () => ({ settings: { LOG_KEY: another } }),
    doctor: 'wrong log key is another than the one that has signed the record log',
    ready: 'does not start',
    says: 'LOG_KEY is another key than the one that has signed this record log',
    todo: 'set it as it was; to change it, `LOG_KEY_OLD` has the earlier one',
  },
  {
    what: 'a file of the secrets is damaged',
    happen: (place) => {
      const file = secretFile(place, 'auth-secret')
      const whole = readFileSync(file, 'utf8')
      writeFileSync(file, whole.slice(0, 9))
      return { mend: async () => writeFileSync(file, whole) }
    },
    doctor: 'wrong keys … is damaged: put it back from your backup.',
    ready: 'does not start',
    says: '… is damaged: put it back from your backup.',
    todo: 'put it back: `lost-key.md`',
  },
  {
    what: 'BASE_URL names http in production',
    happen: () => ({
      settings: {
        NODE_ENV: 'production',
        BASE_URL: 'http://andrum.example',
        AUTH_SECRET: another,
        DATA_KEY: another,
      },
    }),
    doctor: 'wrong settings BASE_URL must be an address that begins with https://',
    ready: 'does not start',
    says: 'BASE_URL must be an address that begins with https://',
    todo: 'let a proxy end TLS, and name https',
  },
  {
    what: 'a required variable is missing in production',
    happen: () => ({ settings: { NODE_ENV: 'production', BASE_URL: 'https://andrum.example' } }),
    doctor: 'wrong settings AUTH_SECRET is missing: in production it is required.',
    ready: 'does not start',
    says: 'AUTH_SECRET is missing: in production it is required.',
    todo: '`docs/reference/configuration.md`; over data that exist, `lost-key.md`',
  },
]
