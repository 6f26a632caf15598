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
  // On Windows, the name is that of a script, which only a shell can start. The parameters are our own words.
  return { command: 'npm', parameters, options: { shell: process.platform === 'win32' } }
}
