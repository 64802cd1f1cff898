/** Stands for the statistics and the list together: shown one after the other they would push each other down. */
export const LoadingMatches = () => <p className="py-10 text-center text-muted">Loading matches...</p>
