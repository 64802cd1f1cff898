import type { ReactNode } from 'react'

interface AboutScreenProps {
  readonly title: string
  readonly children: ReactNode
}

/** Text below a screen that is a tool, for visitors and search engines: it describes what the screen is for. */
export const AboutScreen = ({ title, children }: AboutScreenProps) => (
  <section
    aria-labelledby="about"
    className="page mt-8 grid gap-3 border-t border-hairline py-8 text-muted [&_a]:underline [&_p]:max-w-[44rem] [&_strong]:text-ink"
  >
    <h2 id="about" className="text-xl text-ink">
      {title}
    </h2>
    {children}
  </section>
)
