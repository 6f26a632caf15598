/**
 * How npm is started: by the program that started this process, if that was npm, else by its name.
 *
 * @param {string[]} parameters
 * @returns {{ command: string, parameters: string[], options: { shell: boolean } }} for `child_process`
 */
export function npmCommand(parameters) {
  const cli = process.env.npm_execpath ?? ''
  if (/npm-cli\.c?js$/.test(cli)) {
    return { command: process.execPath, parameters: [cli, ...parameters], options: { shell: false } }
  }
  // On Windows, npm is a script, which only a shell can start. That is safe: all parameters come from our own code.
  return { command: 'npm', parameters, options: { shell: process.platform === 'win32' } }
}
