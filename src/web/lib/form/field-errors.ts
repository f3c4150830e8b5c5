/** A finding of a schema or the server, with the server's code: `too-big`, `too-small`, `wrong-format` … */
export type Issue = { readonly path: string; readonly code: string }

/** The error of one field, as the key of its text. */
export type FieldError<Field, Text> = { readonly field: Field; readonly text: Text }

/** Turns a form's issues, from schema and server alike, into one error a field, in the order of the page. */
export const errorsBy =
  <Field extends string, Text>(fields: readonly Field[], textFor: (field: Field, code: string) => Text) =>
  (issues: readonly Issue[]): readonly FieldError<Field, Text>[] =>
    fields.flatMap((field) => {
      const issue = issues.find(({ path }) => path.split('.')[0] === field)
      return issue === undefined ? [] : [{ field, text: textFor(field, issue.code) }]
    })

/** A schema of the contract, in the browser made with `zod/mini`. */
export type FormSchema<Body> = {
  readonly safeParse: (
    written: unknown,
  ) =>
    | { readonly success: true; readonly data: Body }
    | { readonly success: false; readonly error: { readonly issues: readonly SchemaIssue[] } }
}

type SchemaIssue = { readonly path: readonly PropertyKey[]; readonly code?: string | undefined }

/** Zod's codes that the server renames (`http/error-handler.ts`). */
const codes: Readonly<Record<string, string>> = { invalid_format: 'wrong-format' }

/** @returns the issues with the server's codes, or the body to send */
export function judge<Body>(schema: FormSchema<Body>, written: unknown) {
  const read = schema.safeParse(written)
  if (read.success) return { body: read.data, issues: [] }
  const issues = read.error.issues.map(({ path, code = '' }) => ({
    path: path.join('.'),
    code: codes[code] ?? code.replaceAll('_', '-'),
  }))
  return { body: null, issues }
}
