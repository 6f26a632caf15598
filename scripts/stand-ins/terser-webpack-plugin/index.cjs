module.exports = require('../refuse.cjs')('terser-webpack-plugin')
