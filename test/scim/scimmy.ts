import { Messages, Schemas, Types } from 'scimmy'

/** scimmy is another implementation of SCIM (RFC 7643, 7644). Here it parses our answers, as a customer's program would. */

// Its types expect an instance, but its code and its guide use the class.
Schemas.User.extend(Schemas.EnterpriseUser as never)

type Kind = 'User' | 'Group'

const readers = {
  User: (body: object) => new Schemas.User(body, 'out'),
  Group: (body: object) => new Schemas.Group(body, 'out'),
  ServiceProviderConfig: (body: object) => new Schemas.ServiceProviderConfig(body),
  ResourceType: (body: object) => new Schemas.ResourceType(body),
} as const

/** Parses by scimmy, and returns plain JSON: unknown attributes are removed, and those of another type are refused. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

export const readResource = (kind: keyof typeof readers, body: object): unknown => plain(readers[kind](body))

type Described = {
  readonly name: string
  readonly type: string
  readonly multiValued: boolean
  readonly mutability: string
  readonly subAttributes?: readonly Described[]
}

/** The attributes of our schema that scimmy's does not have, or has with another definition. */
export function strangeAttributes(body: object): string[] {
  const { id, attributes } = body as { id: string; attributes: readonly Described[] }
  const known = [Schemas.User, Schemas.Group, Schemas.EnterpriseUser].find((one) => one.id === id)
  if (known === undefined) return [id]
  const { attributes: theirs } = plain(known.definition.describe()) as { attributes: Described[] }
  const strange = (ours: readonly Described[], all: readonly Described[], within: string): string[] =>
    ours.flatMap(({ name, type, multiValued, mutability, subAttributes = [] }) => {
      const same = all.find((one) => one.name === name)
      const fits = same?.type === type && same.multiValued === multiValued && same.mutability === mutability
      return [
        ...(fits ? [] : [`${within}${name}`]),
        ...strange(subAttributes, same?.subAttributes ?? [], `${within}${name}.`),
      ]
    })
  return strange(attributes, theirs, '')
}

export function readList(kind: Kind, body: object): unknown {
  const list = new Messages.ListResponse(body as Messages.ListResponse) as Messages.ListResponse & {
    Resources: object[]
  }
  return { ...plainObject(list), Resources: list.Resources.map((one) => readResource(kind, one)) }
}

const plainObject = (value: object) => plain(value) as Record<string, unknown>

/** An error: scimmy throws what it parses, and accepts only matching pairs of status and kind. */
export function readError(body: object): unknown {
  try {
    new Messages.ErrorResponse(body as never)
  } catch (read) {
    if (!(read instanceof Types.Error)) throw read
    const { status, scimType, message } = read
    return plain(new Messages.ErrorResponse({ status, scimType, detail: message } as never))
  }
  throw new Error('scimmy does not see that this is an error')
}

/** The resources that match the filter according to scimmy. @throws where scimmy cannot parse it */
export const fitting = <Resource extends object>(
  filter: string,
  resources: readonly Resource[],
): Resource[] => new Types.Filter(filter).match([...resources]) as Resource[]

/** scimmy's result of a PATCH on a resource. @throws Types.Error where it refuses */
export async function patched(kind: Kind, body: object, patch: object): Promise<unknown> {
  const before = readers[kind](body)
  return plain((await new Messages.PatchOp(patch as never).apply(before as never)) ?? before)
}
