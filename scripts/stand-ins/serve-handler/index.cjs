module.exports = require('../refuse.cjs')('serve-handler')
