module.exports = require('../for-development.cjs')('html-webpack-plugin')
