import { framePolicy } from '../../../../config/security'
import { DOCUMENT_SCRIPT } from '../../../sample-runtime/protocol/sandbox'
import { hashOfScript } from '../../../../lib/build/inline-scripts'

/**
 * Writes the file of the frame. Its policy is in the file, too: it holds wherever the host's headers are not read.
 *
 * @throws Error if the script would end before its end
 */
export function framePage(script: string): string {
  if (/<\/script/i.test(script)) {
    throw new Error(
      "src/features/sample-runtime/browser/frame.ts: the bundle has a script's end tag in it; write it as two texts.",
    )
  }
  const policy = framePolicy(frameScriptHashes(script), 'meta')
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="robots" content="noindex">',
    '<title>Sandbox</title>',
    `<script>${script}</script>`,
    '</html>',
    '',
  ].join('\n')
}

/** The hashes that the policy of the frame names: of its script, and of that in the documents which it opens. */
export function frameScriptHashes(script: string): string[] {
  return [script, DOCUMENT_SCRIPT].map(hashOfScript)
}
