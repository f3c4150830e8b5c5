import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function inlined(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))
  return [...elements].flatMap(([, attributes = '', content = '']) => {
    const isCode = !/\ssrc=/.test(attributes) && !/type="application\/ld\+json"/.test(attributes)
    return isCode && content !== '' ? [content] : []
  })
}

/**
 * The content security policy of one page: our own files, and this page's inline scripts and styles by their hash. Nothing
 * else may run, be drawn, be fetched or be framed.
 */
export function securityPolicy(html: string): string {
  const scripts = new Set(inlined(html, 'script').map(hashOf))
  const styles = new Set(inlined(html, 'style').map(hashOf))
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
