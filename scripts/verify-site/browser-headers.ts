/**
 * The headers of a common browser, so that a server cannot recognise this command by a header. It can still recognise the connection
 * (HTTP/2, the order of a TLS greeting): decision 660.
 */
export function browserHeaders(path: string, origin: string): Record<string, string> {
  const ending = /\.(\w+)$/.exec(path)?.[1] ?? ''
  const isPage = ending === '' || ending === 'html'
  return {
    // Firefox with long support, on the most common system at work.
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    accept: isPage ? 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' : acceptOf(ending),
    'accept-language': 'sv-SE,sv;q=0.8,en-US;q=0.5,en;q=0.3',
    'accept-encoding': 'gzip, deflate, br, zstd',
    connection: 'keep-alive',
    ...(isPage ? { 'upgrade-insecure-requests': '1' } : { referer: `${origin}/` }),
    'sec-fetch-dest': isPage ? 'document' : (destinations[ending] ?? 'empty'),
    'sec-fetch-mode': isPage ? 'navigate' : ending in imageTypes || ending === 'css' ? 'no-cors' : 'cors',
    'sec-fetch-site': isPage ? 'none' : 'same-origin',
    ...(isPage && { 'sec-fetch-user': '?1' }),
  }
}

const imageTypes = { png: 0, svg: 0, ico: 0, webp: 0, avif: 0, jpg: 0 }

const destinations: Readonly<Record<string, string>> = {
  js: 'script',
  css: 'style',
  woff2: 'font',
  webmanifest: 'manifest',
  ...Object.fromEntries(Object.keys(imageTypes).map((ending) => [ending, 'image'])),
}

function acceptOf(ending: string): string {
  if (ending === 'css') return 'text/css,*/*;q=0.1'
  return ending in imageTypes
    ? 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5'
    : '*/*'
}
