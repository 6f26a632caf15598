module.exports = require('../refuse.cjs')('@docusaurus/cssnano-preset')
