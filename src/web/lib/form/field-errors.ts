/** What a schema or the server found wrong, in the server's words: `too-big`, `too-small`, `wrong-format` … */
export type Issue = { readonly path: string; readonly code: string }

/** What is wrong with one field, as the key of its words. */
export type FieldError<Field, Text> = { readonly field: Field; readonly text: Text }

/** Reads the issues of a form: one error a field, in the order of the page, from schema and server alike. */
export const errorsBy =
  <Field extends string, Text>(fields: readonly Field[], textFor: (field: Field, code: string) => Text) =>
  (issues: readonly Issue[]): readonly FieldError<Field, Text>[] =>
    fields.flatMap((field) => {
      const issue = issues.find(({ path }) => path.split('.')[0] === field)
      return issue === undefined ? [] : [{ field, text: textFor(field, issue.code) }]
    })

/** A schema of the contract, for the browser in `zod/mini`. */
export type FormSchema<Body> = {
  readonly safeParse: (
    written: unknown,
  ) =>
    | { readonly success: true; readonly data: Body }
    | { readonly success: false; readonly error: { readonly issues: readonly SchemaIssue[] } }
}

type SchemaIssue = { readonly path: readonly PropertyKey[]; readonly code?: string | undefined }

/** Zod's own names for what the server names its way (`http/error-handler.ts`). */
const codes: Readonly<Record<string, string>> = { invalid_format: 'wrong-format' }

/** @returns what the schema finds in the words of the server, or the body to send */
export function judge<Body>(schema: FormSchema<Body>, written: unknown) {
  const read = schema.safeParse(written)
  if (read.success) return { body: read.data, issues: [] }
  const issues = read.error.issues.map(({ path, code = '' }) => ({
    path: path.join('.'),
    code: codes[code] ?? code.replaceAll('_', '-'),
  }))
  return { body: null, issues }
}
