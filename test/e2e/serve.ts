import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { main } from '#server/main.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { makeEarlierQuestion } from './earlier-question.ts'
import { makeFailedMail } from './failed-mail.ts'
import { makeOldAccount } from './old-account.ts'
import { serveSessions } from './open-session.ts'
import { makeOrganisationWithOwnQuestions } from './organisation-with-own-questions.ts'
import { makeSecondGuide } from './second-guide.ts'
import {
  makeEmptyOrganisations,
  makeNewOrganisation,
  makeOrganisationAskedLately,
  makeOrganisationOfEarlierQuestions,
  makeOrganisationsNotAsked,
  makeOrganisationToLeave,
  makeSecondOrganisation,
} from './second-organisation.ts'
import { makeOrganisationWithSignOn } from './sign-on-organisation.ts'

/** The real server on a new folder, as `npm start` runs it, for one run of the browser tests. */
const port = process.env.TEST_PORT ?? '3917'
const dataDir = mkdtempSync(join(tmpdir(), 'andrum-e2e-'))
const config = readConfig({
  PORT: port,
  DATA_DIR: dataDir,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  DEMO: '1',
  // The identity provider of one organisation is on this machine.
  OUTGOING_NETWORKS: '127.0.0.0/8',
})
const { close } = await main(config)
const closeDoor = await serveSessions(config, port)
await makeSecondOrganisation(config)
await makeOrganisationAskedLately(config)
await makeNewOrganisation(config)
await makeOldAccount(config)
await makeEmptyOrganisations(config)
await makeOrganisationToLeave(config)
await makeOrganisationWithOwnQuestions(config)
await makeFailedMail(config)
await makeOrganisationOfEarlierQuestions(config)
await makeOrganisationsNotAsked(config)
await makeSecondGuide(config)
const closeProvider = await makeOrganisationWithSignOn(config)

const stop = async () => {
  await closeDoor()
  await closeProvider()
  await close()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
await makeEarlierQuestion(config)
