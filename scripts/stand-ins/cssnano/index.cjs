module.exports = require('../refuse.cjs')('cssnano')
