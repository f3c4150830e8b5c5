import { ensureBuild } from '../../scripts/start/ensure-build.ts'

/** These tests read the pages that are served: the build runs if it is older than its sources. */
export default function setUp(): void {
  ensureBuild(process.cwd())
}
