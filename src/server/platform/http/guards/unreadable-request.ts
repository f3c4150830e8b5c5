import type { Socket } from 'node:net'
import { type ProblemCode, problemStatus } from '#contract/problem.ts'
import { defaultLanguage, type Language, otherLanguages, rowOf } from '#core/languages.ts'
import { presentProblem } from '#server/platform/http/http-refusal.ts'
import { serverTexts } from '#text/server-texts.ts'

/** The error of Node's parser about bytes that are no request. */
type ParserError = Error & { readonly code?: string; readonly rawPacket?: unknown }

const codes: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
}

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

/** How long the reader's side may stay open after ours is closed, in ms; then the connection is destroyed. */
const linger = 1000

/**
 * Answers on the bare socket, since there is no request: with a problem as everywhere, and with a short page for a browser.
 * Repeats nothing of what was sent. For Fastify's `clientErrorHandler`.
 */
export function answerUnreadable(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const code = codes[error.code ?? ''] ?? 'malformed-request'
  const status = problemStatus[code]
  const sent = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : ''
  const forReader = /text\/html/i.test(sent)
  const body = forReader ? page(code) : JSON.stringify(presentProblem(code))
  const type = forReader ? 'text/html' : 'application/problem+json'
  const head = [
    `HTTP/1.1 ${status} ${reasons[status]}`,
    `Content-Type: ${type}; charset=utf-8`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  // Discards further bytes: closing with unread bytes would cut off the answer.
  socket.resume()
  setTimeout(() => socket.destroy(), linger).unref()
}

/** A page in all languages: the reader's own is not known here. */
function page(code: ProblemCode): string {
  const wordsIn = (language: Language) => serverTexts[language].problems[`problem.${code}`]
  const others = otherLanguages(defaultLanguage).map(
    (language) => `<p lang="${language}" dir="${rowOf(language).direction}">${wordsIn(language)}</p>`,
  )
  const title = wordsIn(defaultLanguage)
  return `<!doctype html><html lang="${defaultLanguage}" dir="${rowOf(defaultLanguage).direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1>${others.join('')}`
}
