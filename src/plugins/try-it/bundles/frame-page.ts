import { framePolicy } from '../../../config/security'
import { hashOfScript } from '../../built-pages/host-files/inline-scripts'

/**
 * Writes the file of the frame. Its policy is in the file, too: it holds wherever the host's headers are not read.
 *
 * @param script - has no end tag of a script in it
 */
export function framePage(script: string): string {
  const policy = framePolicy([hashOfScript(script)], 'meta')
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
