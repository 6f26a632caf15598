/**
 * Runs tasks side by side, as far as the cores go round. A task begins in the order of the list, once those that it needs
 * have ended; a later one may begin before it while it waits.
 *
 * @template Result
 * @param {{ name: string, cores: number, needs?: string[] }[]} tasks
 * @param {{ cores: number, run: (name: string, isAlone: boolean) => Promise<Result> }} options `isAlone` says that nothing
 *   else will run beside the task
 * @returns {Promise<Result[]>} in the order of the list
 */
export async function schedule(tasks, { cores, run }) {
  const results = new Map()
  const running = new Map()
  const waiting = [...tasks]
  const names = new Set(tasks.map(({ name }) => name))
  const isReady = ({ needs = [] }) => needs.every((name) => !names.has(name) || results.has(name))
  const freeCores = () => cores - [...running.values()].reduce((sum, { task }) => sum + task.cores, 0)

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex((task) => isReady(task) && task.cores <= freeCores())
    if (next === -1) {
      // A task that needs one which is not there, or more cores than there are, would wait forever.
      if (running.size === 0)
        throw new Error(`${waiting[0].name} can never begin: it needs ${waiting[0].needs}.`)
      await Promise.race([...running.values()].map(({ ended }) => ended))
      continue
    }
    const [task] = waiting.splice(next, 1)
    const isAlone = task.cores === cores || tasks.length === 1
    const ended = run(task.name, isAlone).then((result) => {
      results.set(task.name, result)
      running.delete(task.name)
    })
    running.set(task.name, { task, ended })
  }
  return tasks.map(({ name }) => results.get(name))
}
