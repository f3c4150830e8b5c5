import { type Attributes, isAttributes } from './scim-body.ts'
import { ScimError } from './scim-error.ts'

/** One part of a PATCH: `emails[type eq "work"].value` is attribute, filter and inner attribute. All in small letters. */
export type PatchPart = {
  readonly op: 'add' | 'replace' | 'remove'
  readonly attribute: string
  readonly filter: string | null
  readonly inner: string | null
  readonly value: unknown
}

const mostOperations = 1000

const core =
  /^(?:urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):)?([a-z$][\w$-]*)(?:\[([^[\]]*)\])?(?:\.([a-z$][\w$-]*))?$/i
const extension =
  /^(urn:ietf:params:scim:schemas:extension:[\w.:-]*:user)(?::([a-z$][\w$-]*)(?:\.[\w$-]+)?)?$/i

/**
 * The operations of a PATCH (RFC 7644, 3.5.2), one for each attribute: a value without a path names its attributes, which
 * Microsoft writes as paths. @throws ScimError
 */
export function readPatch(body: Attributes): PatchPart[] {
  const { operations } = body
  if (!Array.isArray(operations) || operations.length === 0)
    throw new ScimError(400, 'invalidSyntax', 'Operations are missing.')
  if (operations.length > mostOperations)
    throw new ScimError(400, 'invalidValue', `At most ${mostOperations} operations.`)
  return operations.flatMap((operation: unknown) => {
    if (!isAttributes(operation)) throw new ScimError(400, 'invalidSyntax', 'An operation is no object.')
    const { path, value } = operation
    const op = opOf(operation['op'])
    if (typeof path === 'string' && path !== '') return [partOf(op, path, value)]
    if (op === 'remove') throw new ScimError(400, 'noTarget', 'A removal needs a path.')
    if (!isAttributes(value)) throw new ScimError(400, 'invalidValue', 'A value without a path is an object.')
    return Object.entries(value).map(([name, inner]) => partOf(op, name, inner))
  })
}

function opOf(value: unknown): PatchPart['op'] {
  const op = String(value).toLowerCase()
  if (op === 'add' || op === 'replace' || op === 'remove') return op
  throw new ScimError(400, 'invalidSyntax', 'op is add, replace or remove.')
}

function partOf(op: PatchPart['op'], path: string, value: unknown): PatchPart {
  const extended = extension.exec(path)
  if (extended !== null) {
    const [, attribute = '', inner = null] = extended
    return {
      op,
      attribute: attribute.toLowerCase(),
      filter: null,
      inner: inner?.toLowerCase() ?? null,
      value,
    }
  }
  const plain = core.exec(path)
  // Attributes of unknown schemas are ignored; an invalid path is refused.
  if (plain === null && !/^urn:[\w.:-]+$/i.test(path))
    throw new ScimError(400, 'invalidPath', `Not a path: ${path.slice(0, 100)}`)
  const [, attribute = path, filter = null, inner = null] = plain ?? []
  return { op, attribute: attribute.toLowerCase(), filter, inner: inner?.toLowerCase() ?? null, value }
}
