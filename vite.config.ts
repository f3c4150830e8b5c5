import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * A page loads few files: the libraries, the frame with the parts of the interface, and itself.
 * Query and charts are apart, for the pages that use them.
 */
const chunks = [
  { name: 'query', test: /node_modules\/@tanstack\// },
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
  },
  {
    name: 'frame',
    test: /src\/(web\/(lib|ui)\/(?!charts\/|query\/|.*\.examples)|text\/(language|messages))/,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // `npm run dev` shows the pages; the server of `npm start` answers for the API.
  server: { proxy: { '/api': 'http://localhost:3000' } },
  build: {
    // Everything is a file of its own: the content security policy knows no data: addresses.
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
})
