module.exports = require('../refuse.cjs')('@svgr/webpack')
