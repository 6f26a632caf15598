export default function Loading() {
  return <p>Looking for ribbon…</p>
}
