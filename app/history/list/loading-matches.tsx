/** A placeholder for statistics and list, which appear together so that neither moves the other. */
export const LoadingMatches = () => (
  <p className="mx-auto max-w-[34rem] py-10 text-center text-lg text-muted">
    Loading matches... Games are kept on this device and, when you are signed in, in your account, where every
    device finds them.
  </p>
)
