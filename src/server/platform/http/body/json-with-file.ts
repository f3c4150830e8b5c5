import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpRefusal } from '#server/platform/http/http-refusal.ts'
import { jsonReader, refuseOtherCharsets } from './json-body.ts'
import { SplitJson } from './split-json.ts'

/**
 * For endpoints whose body carries a file of many megabytes, as base64 in `field`. The file is decoded while it arrives: decoding
 * it in one go would block every other request for half a second (decision 571). The rest of the body, in which the field is
 * empty, is parsed as any other body, with the same limit.
 * @returns finds the file of a request whose body has been read
 */
export function acceptJsonWithFile(app: FastifyInstance, field: string): (request: FastifyRequest) => Buffer {
  const files = new WeakMap<FastifyRequest, Buffer>()
  const read = promisify(jsonReader(app))
  const { bodyLimit: largestRest = 0 } = app.initialConfig
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const { bodyLimit } = request.routeOptions
    const announced = Number(request.headers['content-length'] ?? bodyLimit)
    if (announced > bodyLimit) throw new HttpRefusal('too-large')
    const split = new SplitJson(field, announced, largestRest)
    let length = 0
    let refusal: unknown = null
    for await (const piece of payload.iterator({ destroyOnReturn: false })) {
      length += piece.length
      if (length > announced) {
        payload.resume()
        throw new HttpRefusal('too-large')
      }
      // Reads a refused body to its end, too: closing the connection on it would cut off the answer.
      try {
        if (refusal === null) split.add(piece)
      } catch (error) {
        refusal = error
      }
    }
    refuseOtherCharsets(request)
    if (refusal !== null) throw refusal
    split.end()
    if (split.file !== null) files.set(request, split.file)
    return read(request, split.rest)
  })
  return (request) => {
    const file = files.get(request)
    if (file === undefined) throw new Error('the body of this request had no file')
    return file
  }
}
