module.exports = require('@rspack/core')
