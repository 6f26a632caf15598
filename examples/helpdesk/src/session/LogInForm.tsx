import { useLogInMutation } from './sessionApi'

export function LogInForm() {
  const [logIn, { isLoading }] = useLogInMutation()

  function submit(fields: FormData) {
    logIn({ name: String(fields.get('name')), password: String(fields.get('password')) })
  }

  return (
    <form action={submit}>
      <label>
        Name <input name="name" autoComplete="username" required />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <button type="submit" disabled={isLoading}>
        Log in
      </button>
      <p>The password is &ldquo;open sesame&rdquo;.</p>
    </form>
  )
}
