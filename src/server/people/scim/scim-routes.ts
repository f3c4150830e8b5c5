import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { KeyHolder } from '#core/access/actor.ts'
import { judge } from '#core/access/rules.ts'
import {
  changeProvisionedMember,
  provisionMember,
  removeProvisionedMember,
} from '#server/people/provisioning/provision-member.ts'
import {
  changeProvisionedUnit,
  provisionUnit,
  removeProvisionedUnit,
  type UnitWithPeople,
} from '#server/people/provisioning/provision-unit.ts'
import type { ProvisionedMember } from '#server/people/provisioning/provisioned-member-repository.ts'
import { readProvisionedMembers, readProvisionedUnits } from '#server/people/provisioning/read-provisioned.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found, Refusal } from '#server/platform/errors.ts'
import { acceptJsonAs } from '#server/platform/http/body/json-body.ts'
import { keepToReader } from '#server/platform/http/guards/reader-only.ts'
import { refuseForeignWrites } from '#server/platform/http/guards/refuse-foreign-writes.ts'
import { refuseUnstorableText } from '#server/platform/http/guards/refuse-unstorable-text.ts'
import { logRequests } from '#server/platform/http/request-log.ts'
import { networkOf } from '#server/platform/net/network-of.ts'
import { resourceTypes, schemas, serviceProviderConfig } from './discovery.ts'
import { presentGroup, presentList, presentUser } from './present-scim.ts'
import { readGroup, readGroupPatch, readNewGroup, stepsOfGroup } from './read-group.ts'
import { choose, readFilter, readPage, wordsOf } from './read-query-string.ts'
import { readNewUser, readUser, readUserPatch } from './read-user.ts'
import { readBody } from './scim-body.ts'
import { answerScimErrors, ScimError, scimMediaType, sendScimError } from './scim-error.ts'

/** In bytes. A group of a thousand members as Microsoft sends it is about 100 kB. */
const bodyLimit = 1024 * 1024

type Input = {
  readonly keeper: KeyHolder
  readonly id: string
  readonly query: Readonly<Record<string, unknown>>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Endpoint = { readonly method: HTTPMethods; readonly url: string }

/** Every SCIM endpoint, filled as routes register, for the test of who may call them. */
export const scimEndpoints: Endpoint[] = []

/**
 * SCIM 2.0 (RFC 7643, 7644): a program keeps the list of people and units, as a file would change it. It stands beside the API:
 * another media type, other errors, and unknown attributes are ignored, as the standard says.
 */
export const scimRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => void keepToReader(reply))
    logRequests(app, deps.log)
    refuseForeignWrites(app, { baseUrl: deps.config.baseUrl })
    refuseUnstorableText(app)
    acceptJsonAs(app, scimMediaType)
    answerScimErrors(app, deps.log)
    app.setNotFoundHandler((_request, reply) =>
      sendScimError(reply, { status: 404, scimType: undefined, message: 'There is no such resource.' }),
    )
    scimEndpoints.length = 0
    discoveryRoutes(app, deps)
    userRoutes(app, deps)
    groupRoutes(app, deps)
  }

/** Registers one endpoint, authorised before the body is read. The handler returns the body; undefined for none. */
function scimRoute(
  app: FastifyInstance,
  endpoint: Endpoint,
  handle: (input: Input) => Promise<object | undefined>,
): void {
  scimEndpoints.push(endpoint)
  const keepers = new WeakMap<FastifyRequest, KeyHolder>()
  app.route({
    ...endpoint,
    bodyLimit,
    onRequest: async (request, reply) => {
      app.limitRequest('scim', networkOf(request.ip))
      const actor = await app.findActor(request, reply)
      const organisationId = actor.kind === 'api-key' ? actor.organisationId : undefined
      const verdict = judge(actor, 'provision-people', organisationId)
      if (verdict !== 'allowed') throw new Refusal(verdict)
      if (actor.kind === 'api-key') keepers.set(request, actor)
    },
    handler: async (request, reply) => {
      const keeper = keepers.get(request)
      if (keeper === undefined) throw new Refusal('not-allowed')
      const { id = '' } = request.params as { id?: string }
      const query = request.query as Input['query']
      const answer = await handle({ keeper, id, query, request, reply })
      if (answer === undefined) return reply.code(204).send()
      return reply.type(scimMediaType).send(JSON.stringify(answer))
    },
  })
}

function discoveryRoutes(app: FastifyInstance, { config: { baseUrl }, sms }: Deps): void {
  const known = schemas(baseUrl, { sms: sms !== null })
  const one = (all: readonly { readonly id: string }[], id: string) =>
    found(all.find((each) => each.id === id) ?? null)
  const listed = (all: readonly object[]) => presentList(all, all.length, 0)
  const get = (url: string, handle: (input: Input) => Promise<object>) =>
    scimRoute(app, { method: 'GET', url }, handle)
  // Some providers request the base address itself.
  get('/', async () => serviceProviderConfig(baseUrl))
  get('/ServiceProviderConfig', async () => serviceProviderConfig(baseUrl))
  get('/ResourceTypes', async () => listed(resourceTypes(baseUrl)))
  get('/ResourceTypes/:id', async ({ id }) => one(resourceTypes(baseUrl), id))
  get('/Schemas', async () => listed(known))
  get('/Schemas/:id', async ({ id }) => one(known, id))
}

const userFilters = {
  id: 'id',
  username: 'userName',
  externalid: 'externalId',
  emails: 'email',
  'emails.value': 'email',
  employeenumber: 'employeeId',
  active: 'active',
} as const

function userRoutes(app: FastifyInstance, deps: Deps): void {
  // Without a gateway numbers are neither read nor shown.
  const show = (member: ProvisionedMember) =>
    presentUser(deps.config.baseUrl, deps.sms === null ? { ...member, mobile: null } : member)
  scimRoute(app, { method: 'GET', url: '/Users' }, async ({ keeper, query }) => {
    const { active, ...words } = wordsOf(readFilter(query['filter']), userFilters)
    const page = readPage(query)
    const filter = { ...words, ...(active === undefined ? {} : { active: active === 'true' }) }
    const { total, members } = await readProvisionedMembers(deps, keeper, { filter, ...page })
    const resources = members.map((member) => choose(show(member), query))
    return presentList(resources, total, page.offset)
  })
  scimRoute(app, { method: 'POST', url: '/Users' }, async ({ keeper, request, reply, query }) => {
    const user = show(await provisionMember(deps, keeper, readNewUser(readBody(request.body))))
    reply.code(201).header('location', user.meta.location)
    return choose(user, query)
  })
  scimRoute(app, { method: 'GET', url: '/Users/:id' }, async ({ keeper, id, query }) => {
    const { members } = await readProvisionedMembers(deps, keeper, { filter: { id }, offset: 0, limit: 1 })
    return choose(show(found(members[0] ?? null)), query)
  })
  const change = (method: 'PUT' | 'PATCH', read: typeof readUser) =>
    scimRoute(app, { method, url: '/Users/:id' }, async ({ keeper, id, request, query }) => {
      const wish = read(readBody(request.body))
      return choose(show(await changeProvisionedMember(deps, keeper, id, wish)), query)
    })
  change('PUT', readUser)
  change('PATCH', readUserPatch)
  scimRoute(app, { method: 'DELETE', url: '/Users/:id' }, async ({ keeper, id }) => {
    await removeProvisionedMember(deps, keeper, id)
    return undefined
  })
}

const groupFilters = {
  id: 'id',
  displayname: 'name',
  externalid: 'externalId',
  members: 'memberId',
  'members.value': 'memberId',
} as const

function groupRoutes(app: FastifyInstance, deps: Deps): void {
  const { baseUrl } = deps.config
  /** Members of a large unit are read only on request. */
  const withMembers = ({ excludedAttributes, attributes }: Input['query']) =>
    !/\bmembers\b/i.test(String(excludedAttributes ?? '')) &&
    (attributes === undefined || /\bmembers\b/i.test(String(attributes)))
  const present = (group: UnitWithPeople, query: Input['query']) =>
    choose(presentGroup(baseUrl, group), query)
  scimRoute(app, { method: 'GET', url: '/Groups' }, async ({ keeper, query }) => {
    const filter = wordsOf(readFilter(query['filter']), groupFilters)
    const page = readPage(query)
    const asked = { filter, ...page, withMembers: withMembers(query) }
    const { total, units } = await readProvisionedUnits(deps, keeper, asked)
    return presentList(
      units.map((group) => present(group, query)),
      total,
      page.offset,
    )
  })
  scimRoute(app, { method: 'POST', url: '/Groups' }, async ({ keeper, request, reply, query }) => {
    const group = await provisionUnit(deps, keeper, readNewGroup(readBody(request.body)))
    reply.code(201).header('location', presentGroup(baseUrl, group).meta.location)
    return present(group, query)
  })
  scimRoute(app, { method: 'GET', url: '/Groups/:id' }, async ({ keeper, id, query }) => {
    const asked = { filter: { id }, offset: 0, limit: 1, withMembers: withMembers(query) }
    const { units } = await readProvisionedUnits(deps, keeper, asked)
    return present(found(units[0] ?? null), query)
  })
  scimRoute(app, { method: 'PUT', url: '/Groups/:id' }, async ({ keeper, id, request, query }) => {
    const wish = readGroup(readBody(request.body))
    if (wish.name === undefined) throw new ScimError(400, 'invalidValue', 'displayName is missing.')
    return present(await changeProvisionedUnit(deps, keeper, id, stepsOfGroup(wish)), query)
  })
  scimRoute(app, { method: 'PATCH', url: '/Groups/:id' }, async ({ keeper, id, request }) => {
    await changeProvisionedUnit(deps, keeper, id, readGroupPatch(readBody(request.body)))
    return undefined
  })
  scimRoute(app, { method: 'DELETE', url: '/Groups/:id' }, async ({ keeper, id }) => {
    await removeProvisionedUnit(deps, keeper, id)
    return undefined
  })
}

/**
 * Removes doubled and final slashes: providers append their paths to a pasted base address, which may end with a slash. For Fastify's
 * `rewriteUrl`.
 */
export function tidyScimUrl(url: string): string {
  if (!/^\/+scim\/+v2(?:[/?]|$)/.test(url)) return url
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  const tidy = path.replace(/\/{2,}/g, '/').replace(/\/$/, '')
  return tidy + url.slice(path.length)
}
