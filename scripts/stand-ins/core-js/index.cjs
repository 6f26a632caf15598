module.exports = require('../refuse.cjs')('core-js')
