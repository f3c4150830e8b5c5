import type { ApiField, ApiOperation } from '#web/lib/content/read-api-reference.ts'
import { useText } from '#web/lib/use-text.ts'
import { Table } from '#web/ui/table/table.tsx'

/** One endpoint for programs: its purpose, its request and its response. */
export function Operation({ operation }: { readonly operation: ApiOperation }) {
  const t = useText('apiReference')
  const { name, method, path, query, fields } = operation
  const address = path.replace('{organisationId}', '$ORGANISATION').replace('{roundId}', '$ROUND')
  const file = name === 'exportOverview' ? '?format=xlsx" -o overview.xlsx' : '"'
  return (
    <section className="flow" aria-labelledby={`op-${name}`}>
      <h3 id={`op-${name}`}>{t(`op.${name}`)}</h3>
      <p>{t(`op.${name}.text`)}</p>
      <p>
        <code className="api-address">
          {method} {path}
        </code>
      </p>
      <pre className="api-example">
        <code>{`curl -H "Authorization: Bearer $KEY" \\\n"${t('base')}${address}${file}`}</code>
      </pre>
      {query.length > 0 && <Fields caption={t('query', { name: t(`op.${name}`) })} fields={query} />}
      {fields.length > 0 && (
        <details>
          <summary>
            {t('fields')}
            <span className="hidden-text"> {t(`op.${name}`)}</span>
          </summary>
          <Fields caption={`${t('fields')}: ${t(`op.${name}`)}`} fields={fields} hideCaption />
        </details>
      )}
    </section>
  )
}

type FieldsProps = {
  readonly caption: string
  readonly fields: readonly ApiField[]
  readonly hideCaption?: boolean
}

function Fields({ caption, fields, hideCaption = false }: FieldsProps) {
  const t = useText('apiReference')
  return (
    <Table
      caption={caption}
      hideCaption={hideCaption}
      columns={[
        { id: 'field', label: t('field') },
        { id: 'type', label: t('type') },
      ]}
      rows={fields.map(({ path, type }) => ({
        id: path,
        cells: [<code key="field">{path}</code>, <code key="type">{type}</code>],
      }))}
    />
  )
}
