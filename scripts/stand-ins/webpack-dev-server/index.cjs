module.exports = require('../for-development.cjs')('webpack-dev-server')
