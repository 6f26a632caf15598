/** Of these, the theme's configuration takes what is set here. */
export interface DocSearchProps {
  appId: string
  apiKey: string
  indexName: string
  placeholder?: string
  translations?: object
  searchParameters?: object
  insights?: boolean
  initialQuery?: string
}
