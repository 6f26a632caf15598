/** The code in DocSearch 3.9, whose input takes neither a property nor an attribute for it. */
const LIMIT = 'maxLength:64'

/** Lets DocSearch's input take whole questions and pasted errors. */
module.exports = function allowLongQueries(source) {
  if (!source.includes(LIMIT)) {
    throw new Error(
      `DocSearch no longer contains "${LIMIT}": compare long-queries-loader.cjs with its new version.`,
    )
  }
  return source.replace(LIMIT, 'maxLength:300')
}
