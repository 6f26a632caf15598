module.exports = require('../refuse.cjs')('css-minimizer-webpack-plugin')
