/** A file's bytes, unchanged: the server detects encoding and separator. */
export async function readAsBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  // In slices, because the arguments of one call cannot hold a file of 32 MB.
  for (let start = 0; start < bytes.length; start += 32_768) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 32_768))
  }
  return btoa(binary)
}

/** The example file for download, from a text with a row on each line. Excel opens it correctly. */
export const exampleFile = (rows: string): string => `\ufeff${rows.replaceAll('\n', '\r\n')}\r\n`
