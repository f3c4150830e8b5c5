import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  // The pages are files, rendered by our own build from what is built for a server (decision 0615).
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
