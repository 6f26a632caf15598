/** The two steps that find the parts of a page that never change. */
export { recmaDropStatic } from './drop-static'
export { rehypeGroupStatic } from './group-static'
