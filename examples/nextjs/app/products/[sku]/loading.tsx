export default function Loading() {
  return <p>Opening the tea chest…</p>
}
