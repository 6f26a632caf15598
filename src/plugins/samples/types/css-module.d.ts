/** What the site's bundler makes of a `*.module.css`. */
declare const classes: Readonly<Record<string, string>>
export default classes
