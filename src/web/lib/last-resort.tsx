import { Component, type ReactNode } from 'react'

const body = 'The page could not be shown. Reload it. / Sidan kunde inte visas. Ladda om den.'

/** What is left when even the frame of the site fails. It needs nothing that could have failed. */
export class LastResort extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <html lang="sv">
        <head>
          <title>Unexpected Application Error!</title>
        </head>
        <body>
          <main className="page page-main flow">
            <h1>Unexpected Application Error!</h1>
            <p>{body}</p>
            <p>
              <a href="/">Startsidan</a>
            </p>
          </main>
        </body>
      </html>
    )
  }
}
