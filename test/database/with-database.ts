/** The address of another database on the same server, for the same user. */
export function withDatabase(url: string, databaseName: string): string {
  const changed = new URL(url)
  // pg decodes the name with decodeURI, which leaves an encoded & or + as it is.
  changed.pathname = `/${encodeURI(databaseName)}`
  return changed.href
}
