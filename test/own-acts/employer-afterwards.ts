import { randomUUID } from 'node:crypto'
import type { ImportList } from '#contract/people/organisation.ts'
import type { RoleList } from '#contract/people/roles.ts'
import type { RoundView } from '#contract/rounds/round.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import { day } from '../organisation/open-round.ts'
import { one, type World } from './world.ts'

type Step = (world: World) => Promise<unknown>
type Steps = Readonly<Record<string, Step>>

const change =
  (body: (world: World) => object | Promise<object>): Step =>
  async (world) =>
    world.change('startListChange', await body(world))
const memberId = ({ kept }: World) => kept.get('member') ?? ''
const inTwoWeeks = ({ server }: World) => new Date(server.time.now.getTime() + 14 * day).toISOString()

const wished = (world: World, name: string) => ({
  name,
  instrument: stressprofil.id,
  closesAt: inTwoWeeks(world),
  reminders: [3],
})

const prepare =
  (name: string): Step =>
  async (world) => {
    const body = wished(world, name)
    await world.as('employer', 'previewRound', { body })
    const { body: made, text } = await world.as('employer', 'prepareRound', { body })
    world.roundId = (made as { id?: string }).id ?? ''
    if (world.roundId === '') throw new Error(text)
    await world.nameIds()
  }

const open: Step = async (world) => {
  const { status, text } = await world.as('representative', 'approveList')
  if (status !== 200) throw new Error(text)
}

const othersAnswer: Step = async (world) => {
  for (const { number, address } of world.list)
    if (address !== null && !number.startsWith(one))
      await world.answers(number, 1 + (Number(number.slice(1)) % 5))
}

const undo = change(async (world) => {
  const { body } = await world.as('employer', 'listImports')
  return { kind: 'undo', importId: (body as ImportList).imports[0]?.id ?? '' }
})

/** Everything up to the answers of the others in the first round. */
export const before: Steps = {
  founded: async (world) => {
    await world.found()
    await world.sendList()
    await world.as('employer', 'changeRole', {
      body: { email: world.address('u1'), role: 'manager', gives: true },
    })
    await world.signIn()
    world.kept.set('member', await world.member(world.work))
  },
  prepared: prepare('Våren'),
  opened: open,
  'answered by others': othersAnswer,
}

/** All requests that HR can make about an id from a support request, again and again. */
const askAboutRequest: Step = async (world) => {
  const params = { requestId: world.kept.get('request') ?? randomUUID() }
  for (const name of ['acknowledgeRequest', 'closeRequest', 'closeRequest', 'acknowledgeRequest'] as const)
    await world.as('employer', name, { params })
}

const extend: Step = async (world) => {
  const { closesAt } = (await world.as('employer', 'readRound')).body as RoundView
  const later = new Date(Date.parse(closesAt) + 7 * day).toISOString()
  await world.as('employer', 'extendRound', { body: { from: closesAt, closesAt: later } })
  await world.as('representative', 'makeSlips', { body: { unitId: await world.unit('u'), after: null } })
}

const giveRoles: Step = async (world) => {
  for (const role of ['manager', 'hr', 'owner', 'safety_representative'] as const)
    for (const gives of [true, false])
      await world.as('employer', 'changeRole', { body: { email: world.work, role, gives } })
  const { requests } = (await world.as('representative', 'listRoles')).body as RoleList
  for (const { id: requestId } of requests) {
    const call = { params: { requestId }, body: { confirms: false } }
    await world.as('representative', 'decideRoleRequest', call)
  }
}

/** While the first round is open. */
export const whileOpen: Steps = {
  read: (world) => world.readAll(),
  requests: askAboutRequest,
  extended: extend,
  renamed: change((world) => ({ kind: 'change-person', memberId: memberId(world), name: 'Kim Ny' })),
  renumbered: change((world) => ({ kind: 'change-person', memberId: memberId(world), employeeId: 'u5b' })),
  moved: change(async (world) => ({
    kind: 'change-person',
    memberId: memberId(world),
    unitId: await world.unit('v'),
  })),
  'moved back': undo,
  removed: change((world) => ({ kind: 'remove-person', memberId: memberId(world) })),
  'there again': undo,
  roles: giveRoles,
}

const scim: Step = async (world) => {
  const user = {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    ...{ userName: world.work, externalId: 'x5', displayName: 'Kim Ny', active: true },
    emails: [{ primary: true, value: world.work, type: 'work' }],
  }
  const { body } = await world.scim('POST', '/Users', user)
  const path = `/Users/${(body as { id?: string }).id}`
  const patch = (value: boolean) => ({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [{ op: 'replace', path: 'active', value }],
  })
  await world.scim('GET', path)
  for (const active of [false, true]) await world.scim('PATCH', path, patch(active))
  await world.scim('PUT', path, { ...user, displayName: 'Kim Annan' })
}

const moveFour: Step = async (world) => {
  world.list = world.list.map((seat) => {
    if (seat.number === one) return { ...seat, unit: 'v', name: 'Kim Annan', address: world.work }
    return ['u3', 'u4', 'u7'].includes(seat.number) ? { ...seat, unit: 'v' } : seat
  })
  await world.sendList()
}

const previewParts: Step = async (world) => {
  for (const unit of ['u', 'v'])
    await world.as('employer', 'previewRound', {
      body: { ...wished(world, 'En del'), unitId: await world.unit(unit) },
    })
}

/** When the figures are there. */
export const whenReleased: Steps = {
  'read again': (world) => world.readAll(),
  'another address': async (world) => {
    const email = world.address('ny-u5')
    await change(() => ({ kind: 'change-person', memberId: memberId(world), email }))(world)
  },
}

/** Eight days later, when the new address has taken effect. */
export const whenChanged: Steps = {
  'kept by a program': async (world) => {
    world.kept.set('work', world.address('ny-u5'))
    await scim(world)
  },
  'four of a unit moved': moveFour,
  'parts previewed': previewParts,
}

/** The second round, more than four weeks after the first. */
export const secondRound: Steps = {
  'parts previewed later': previewParts,
  'prepared again': prepare('Hösten'),
  'read in review': (world) => world.readAll(),
  'opened again': open,
  'answered by others again': othersAnswer,
}

export const atTheEnd: Steps = {
  'a unit merged': change(async (world) => ({
    kind: 'merge-unit',
    unitId: await world.unit('w'),
    intoId: await world.unit('v'),
  })),
  'read at the end': (world) => world.readAll(),
}
