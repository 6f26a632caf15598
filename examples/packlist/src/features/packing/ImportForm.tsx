import { useState } from 'react'
import { useAppDispatch } from '../../app/hooks'
import { importTemplate } from './importTemplate'

export function ImportForm() {
  const [message, setMessage] = useState('')
  const dispatch = useAppDispatch()

  async function importItems(fields: FormData) {
    const result = await dispatch(importTemplate(String(fields.get('template'))))
    if (importTemplate.fulfilled.match(result)) {
      setMessage(`${result.payload.length} items added.`)
    } else {
      setMessage(result.payload ?? result.error.message ?? 'The import failed.')
    }
  }

  return (
    <form action={importItems}>
      <label>
        Template <input name="template" required />
      </label>
      <button type="submit">Import</button>
      <p role="status">{message}</p>
    </form>
  )
}
