/** The statement on every page that the samples were checked. */
export interface CheckStatement {
  /** Version of the library that the samples were checked against. */
  version: string
  /** Day of the check, as YYYY-MM-DD. */
  date: string
  /** Abbreviated commit of the site; absent where there was no history. */
  commit?: string
  /** How many samples were skipped, because they need packages that only tests install; absent for none. */
  except?: number
}

/** Name of the `meta` element that carries the statement on every page. */
export const STATEMENT_META = 'checked-against'

/** The statement as the content of its `meta` element. */
export function formatStatement({ version, date, commit, except }: CheckStatement): string {
  const parts = [version, date, ...(commit === undefined ? [] : [commit])]
  return [...parts, ...(except === undefined ? [] : [`except:${except}`])].join(' ')
}

/**
 * Reads what {@link formatStatement} wrote.
 *
 * @returns undefined for anything else
 */
export function parseStatement(content: string): CheckStatement | undefined {
  const [, version, date, commit, except] =
    /^(\S+) (\d{4}-\d\d-\d\d)(?: ([0-9a-f]+))?(?: except:(\d+))?$/.exec(content) ?? []
  if (version === undefined || date === undefined) return undefined
  return {
    version,
    date,
    ...(commit === undefined ? {} : { commit }),
    ...(except === undefined ? {} : { except: Number(except) }),
  }
}
