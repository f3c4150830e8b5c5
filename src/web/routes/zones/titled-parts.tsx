type Part = { readonly id: string; readonly title: string; readonly text: string }

/** Short passages with a heading each. */
export function TitledParts({ parts }: { readonly parts: readonly Part[] }) {
  return parts.map(({ id, title, text }) => (
    <section key={id} className="titled-part">
      <h3>{title}</h3>
      <p>{text}</p>
    </section>
  ))
}
