import { normalize, getWords } from './normalize'

/** Subjects of Redux. Messages that share no subject and no name of the API are similar only by chance. */
const SUBJECTS = new Set(
  'redux rtk toolkit immer reducer reducers slice store dispatch dispatches dispatched dispatching action actions selector selectors thunk middleware middlewares enhancer enhancers endpoint endpoints serializable mutation draft draftable proxy payload refetch hydration tag'.split(
    ' ',
  ),
)

const fixedTexts = (message: string) => message.replace(/⟨[^⟩]*⟩/g, ' ')

/** The words of a wording, without its values. */
export function wordsIn(message: string): Set<string> {
  return new Set(getWords(normalize(fixedTexts(message))))
}

/** The words that say what a wording is about: its subjects, and names like `extraReducers`. */
export function subjectsIn(message: string): Set<string> {
  const names = fixedTexts(message).match(/\b\w*[a-z][A-Z]\w*/g) ?? []
  const words = [...wordsIn(message)].filter((word) => SUBJECTS.has(word))
  return new Set([...words, ...names.map((name) => name.toLowerCase())])
}
