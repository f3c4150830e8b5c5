import type { ApiReference } from '#web/lib/content/read-api-reference.ts'

/** Every address of the API, by tag. */
export function Addresses({ addresses }: Pick<ApiReference, 'addresses'>) {
  return addresses.map(({ tag, lines }) => (
    <details key={tag}>
      <summary>
        <code>{tag}</code> ({lines.length})
      </summary>
      <ul className="api-addresses">
        {lines.map((line) => (
          <li key={line}>
            <code className="api-address">{line}</code>
          </li>
        ))}
      </ul>
    </details>
  ))
}
