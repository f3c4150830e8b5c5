/** A text of `content/`, rendered by the build from our own files (lib/content). */
export function Prose({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own Markdown, which may hold no HTML
  return <div className="prose flow" dangerouslySetInnerHTML={{ __html: html }} />
}
