import { Component, type ReactNode } from 'react'

const body = 'Sidan kunde inte visas. Ladda om den. / The page could not be shown. Reload it.'

/** Error boundary for the frame of the site itself. It depends on nothing that may have failed. */
export class LastResort extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main className="page page-main flow">
        <title>Unexpected Application Error!</title>
        <h1>Unexpected Application Error!</h1>
        <p>{body}</p>
        <p>
          <a href="/">Startsidan / Start page</a>
        </p>
      </main>
    )
  }
}
