import { parseArgs } from 'node:util'
import { usualCaseload } from '#core/guidance/guidance.ts'
import { isEmail } from '#core/mail/email-address.ts'
import { appointGuide, dismissGuide } from '#server/guidance/appoint-guide.ts'
import { StartError } from '#server/platform/db/start-error.ts'
import { runScript } from './start/run-script.ts'
import { withPools } from './start/with-deps.ts'

const usage = `
  npx andrum guide appoint person@example.com --name "Maria Ek" --licence 123456 [--caseload ${usualCaseload}]
  npx andrum guide dismiss person@example.com [--leave-open]`

const options = {
  name: { type: 'string' },
  licence: { type: 'string' },
  caseload: { type: 'string', default: String(usualCaseload) },
  'leave-open': { type: 'boolean', default: false },
} as const

/** Makes one of the staff a guide who reads and answers participants, or ends that, also while Andrum runs. */
await runScript(async () => {
  const { positionals, values } = read()
  const [verb, email = '', ...more] = positionals
  if ((verb !== 'appoint' && verb !== 'dismiss') || more.length > 0 || !isEmail(email))
    throw new StartError(`Say who, and whether they come or go: ${usage}`)
  await (verb === 'appoint' ? appoint(email, values) : dismiss(email, values['leave-open']))
})

function read() {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    throw new StartError(`Not understood: ${usage}`)
  }
}

type Values = ReturnType<typeof read>['values']

async function appoint(email: string, { name = '', licence = '', caseload }: Values): Promise<void> {
  const most = Number(caseload)
  if (name.length < 2 || name.length > 100 || !/^\d{4,10}$/.test(licence))
    throw new StartError(`Participants see the guide’s name and licence number: ${usage}`)
  if (!Number.isInteger(most) || most < 1 || most > 200)
    throw new StartError('A guide has between 1 and 200 people at a time.')
  await withPools(async (deps, config) => {
    const guide = { email, name, licenceNumber: licence, caseload: most }
    if (!(await appointGuide(deps, guide)))
      throw new StartError(`${email} is not staff. Run npx andrum staff appoint ${email} first.`)
    console.log(`${email} is a guide with at most ${most} people, at ${config.baseUrl}/vagledning.`)
  })
}

async function dismiss(email: string, leaveOpen: boolean): Promise<void> {
  await withPools(async (deps) => {
    const open = await dismissGuide(deps, { email, leaveOpen })
    if (open === null) throw new StartError(`Nobody who is a guide has the address ${email}.`)
    if (open > 0 && !leaveOpen)
      throw new StartError(
        `${email} has ${open} guidances to answer that have not ended, and is still a guide. At /vagledning they hand over each of their own. Those of a colleague who is away are passed on when they enter an absence with another stand-in. Then run this again. If they are gone already, add --leave-open: each of their own participants sees that the guide is gone, and chooses another or ends; those of the colleague wait for that colleague.`,
      )
    console.log(
      open === 0
        ? `${email} is a guide no longer.`
        : `${email} is a guide no longer and sees nothing of any participant. ${open} participants are asked on their page to choose another guide or end.`,
    )
  })
}
