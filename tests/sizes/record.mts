// Writes what the parts of the build weigh, so that a later build can say what grew: `npm run record:sizes`.
import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'

import { readBuiltPages } from '../site/built-pages'
import { recordSizes } from './measure'
import { RECORDED_FILE } from './recorded'

const sizes = recordSizes(readBuiltPages())
const options = await resolveConfig(RECORDED_FILE)
writeFileSync(RECORDED_FILE, await format(JSON.stringify(sizes), { ...options, filepath: RECORDED_FILE }))
const { files, html, outline, texts } = sizes
const count = [files, html, outline, texts].flatMap(Object.keys).length
console.log(`${count} sizes are recorded in ${RECORDED_FILE}.`)
