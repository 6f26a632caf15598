// Checks the reference pages against the installed library: `npm run check:surface`.
import { checkSite, formatDiagnostics, summary } from './surface/assert-surface'

try {
  const siteDir = process.cwd()
  const report = checkSite(siteDir)
  if (report.diagnostics.length > 0) {
    console.error(formatDiagnostics(report.diagnostics, siteDir))
    process.exitCode = 1
  }
  console.log(summary(report))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
