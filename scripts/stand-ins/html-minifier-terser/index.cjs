module.exports = require('../refuse.cjs')('html-minifier-terser')
