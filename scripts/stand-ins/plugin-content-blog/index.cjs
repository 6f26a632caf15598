module.exports = require('../refuse.cjs')('@docusaurus/plugin-content-blog')
