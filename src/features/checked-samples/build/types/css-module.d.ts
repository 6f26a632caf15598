/** The module that the site's bundler makes from a `*.module.css` file. */
declare const classes: Readonly<Record<string, string>>
export default classes
