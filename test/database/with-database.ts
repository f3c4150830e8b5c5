/** The same server and user, another database. */
export function withDatabase(url: string, databaseName: string): string {
  const changed = new URL(url)
  // pg reads the name back with decodeURI, which leaves an encoded & or + as it is.
  changed.pathname = `/${encodeURI(databaseName)}`
  return changed.href
}
