module.exports = require('../refuse.cjs')('postcss-preset-env')
