/** A file's bytes as they are: the server finds out encoding and separator. */
export async function readAsBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  // In slices: an argument list has an end, a file of 32 MB does not fit in one.
  for (let start = 0; start < bytes.length; start += 32_768) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 32_768))
  }
  return btoa(binary)
}

/** The example for download: rows of a text, one a line. Opens in Excel as it is. */
export const exampleFile = (rows: string): string => `\ufeff${rows.replaceAll('\n', '\r\n')}\r\n`
