/** The addresses of a script's files (scripts/building/board-scripts.ts). */
declare module '*?board-script' {
  const addresses: readonly string[]
  export default addresses
}
