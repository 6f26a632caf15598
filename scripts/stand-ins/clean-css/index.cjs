module.exports = require('../refuse.cjs')('clean-css')
