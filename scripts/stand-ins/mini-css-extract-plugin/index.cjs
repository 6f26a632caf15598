module.exports = require('../refuse.cjs')('mini-css-extract-plugin')
