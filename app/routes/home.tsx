export function meta() {
  return [{ title: 'Rook & Rajah - Premium Chess Experience' }]
}

export default function Home() {
  return <h1>Rook &amp; Rajah</h1>
}
