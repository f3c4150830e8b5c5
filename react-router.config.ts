import type { Config } from '@react-router/dev/config'
import { languages, pathIn } from './src/core/languages.ts'
import { notFound, pages } from './src/web/sitemap.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: {
    paths: [...pages, notFound].flatMap(({ path }) => languages.map((language) => pathIn(language, path))),
    concurrency: 2,
  },
} satisfies Config
