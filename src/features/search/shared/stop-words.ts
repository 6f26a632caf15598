const words = (list: string) => new Set(list.trim().split(/\s+/))

/** Words of a question that say nothing about its subject. They count only when a query has no others. */
export const STOP_WORDS: ReadonlySet<string> = words(`
  a about after am an and are as at be because been being but by can cannot could d did do does doing don each else
  for from got had has have how i if in into is isn it its just let ll m may me might mine must my
  of on or our out re s shall she should shouldn so some such t than that the their them then there these they this
  those to too us ve via want wants was we were what when where whether which while who whom whose why will with
  won would wouldn you your yours doesn didn aren wasn hasn haven couldn really please anyone someone something
  still actually even ever
`)

/** Words that many questions share. They count, but can't decide between two answers. */
export const WEAK_WORDS: ReadonlySet<string> = words(`
  access add another before best between handle many run call called correct correctly difference different do docs documentation everything example
  examples explain find first get gets getting give good help inside instead keep keeps know like look looks make makes mean means
  more need needed needs never new not nothing once one only other possible problem proper properly put right same
  say says see seem set show shows thing things time tutorial try trying two use used uses using usage vs versus
  way ways without work working works wrong always no error warning happen happens typeerror uncaught
`)

/** Names of other libraries that weigh less beside what readers look for. None is the beginning of a longer name. */
export const OTHER_LIBRARIES: ReadonlySet<string> = words(
  'apollo jotai mobx ngrx pinia recoil swr urql vuex zustand',
)
