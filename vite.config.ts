import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * A page loads few files: the libraries, the frame with the parts of the interface, what several pages
 * share, and itself. Parts of forms, the query library and charts are apart, for the pages that use them.
 * A group takes what its modules need along, so the libraries come first.
 */
const chunks = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
    priority: 4,
  },
  { name: 'query', test: /node_modules\/@tanstack\/|src\/web\/lib\/query\//, priority: 1 },
  {
    name: 'frame',
    test: /src\/(web\/lib\/(?!query\/|api|problem)|web\/ui\/(button|brand-mark|footer|header|language-switch|loading|notice|skip-link|water|zone-mark)\/(?!.*\.examples)|text\/(language|messages|format))/,
    priority: 3,
  },
  {
    name: 'parts',
    test: /src\/web\/(lib\/(api|problem)|ui\/(?!charts\/|.*\.examples))/,
    minShareCount: 3,
    priority: 2,
  },
  { name: 'article', test: /src\/web\/features\/(article|packages)\//, minShareCount: 2, priority: 1 },
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
