module.exports = require('../refuse.cjs')('copy-webpack-plugin')
