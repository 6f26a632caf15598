export interface Credentials {
  name: string
  password: string
}

export interface Session {
  name: string
  token: string
}
