module.exports = require('../refuse.cjs')('webpack-bundle-analyzer')
