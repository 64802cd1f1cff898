/** Stands for the statistics and the list together: shown one after the other they would push each other down. */
export const LoadingMatches = () => (
  <p className="mx-auto max-w-[34rem] py-10 text-center text-lg text-muted">
    Loading matches... Games are kept on this device and, when you are signed in, in your account, where every
    device finds them.
  </p>
)
