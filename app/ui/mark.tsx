/**
 * The logo: a rook with a cusped Rajasthani arch as its battlement and as its gate. A single path in one colour, aligned to
 * whole pixels at 16 px. public/favicon.svg has the same path.
 */
export function Mark({ className }: { readonly className: string }) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`} viewBox="0 0 32 32" fill="currentColor">
      <path d="M16 1.2C16.5 2.5 17.4 3.3 18.4 3.7C19.9 4.2 20.3 5.8 19.9 7.2C20.3 7.6 20.4 8.2 20.4 8.8V10H22.4V4.4H27V12.4C27 14.2 25.6 15 24.2 15.8C24.2 19.4 24.5 22.4 25.4 25H19.4V21.4C20 20.2 19.4 19.1 18.2 19C18.2 17.8 17 17.4 16 15.8C15 17.4 13.8 17.8 13.8 19C12.6 19.1 12 20.2 12.6 21.4V25H6.6C7.5 22.4 7.8 19.4 7.8 15.8C6.4 15 5 14.2 5 12.4V4.4H9.6V10H11.6V8.8C11.6 8.2 11.7 7.6 12.1 7.2C11.7 5.8 12.1 4.2 13.6 3.7C14.6 3.3 15.5 2.5 16 1.2ZM6.4 27H25.6C26.9 27 27.6 27.7 27.6 29V30.6H4.4V29C4.4 27.7 5.1 27 6.4 27Z" />
    </svg>
  )
}
