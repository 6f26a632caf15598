module.exports = require('../refuse.cjs')('webpackbar')
