/** The one-byte code pages that lists are saved in, besides UTF-8 and UTF-16. */
export type CodePage = 'latin-1' | 'macintosh' | 'cp850'

/** The characters of DOS code page 850 from byte 128 on, which no decoder of the platform has. */
const upperCp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

const upperBytes = Uint8Array.from({ length: 128 }, (_, place) => 128 + place)

/** The characters from byte 128 on. What Windows calls Latin-1 is code page 1252. */
const upperSigns: Readonly<Record<CodePage, string>> = {
  'latin-1': new TextDecoder('windows-1252').decode(upperBytes),
  macintosh: new TextDecoder('macintosh').decode(upperBytes),
  cp850: upperCp850,
}

export const codePages = Object.keys(upperSigns) as readonly CodePage[]

export function readCodePage(page: CodePage, bytes: Buffer): string {
  if (page !== 'cp850') return new TextDecoder(page === 'latin-1' ? 'windows-1252' : page).decode(bytes)
  return bytes
    .toString('latin1')
    .replace(/[\x80-\xff]/g, (sign) => upperCp850[sign.charCodeAt(0) - 128] ?? '')
}

const bytesOf = new Map(
  codePages.map((page) => [
    page,
    new Map([...upperSigns[page]].map((sign, place) => [sign, 128 + place] as const)),
  ]),
)

/** A text in the bytes of a code page; null where the page lacks a character. */
export function writeCodePage(page: CodePage, text: string): Buffer | null {
  const upper = bytesOf.get(page)
  const bytes = Buffer.alloc(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    // ISO 8859-1, which some programs mean by Latin-1, has control characters where Windows has letters.
    const isControl = page === 'latin-1' && code >= 0x80 && code <= 0x9f
    const byte = code < 0x80 || isControl ? code : upper?.get(text.charAt(at))
    if (byte === undefined) return null
    bytes[at] = byte
  }
  return bytes
}
