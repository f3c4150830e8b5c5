import { ensureBuild } from '../../scripts/start/ensure-build.ts'

/** The pages that these tests read are those that are served: they are built when they are older than their sources. */
export default function setUp(): void {
  ensureBuild(process.cwd())
}
