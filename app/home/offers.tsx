import { Icon, type IconName } from '#app/ui/icon.tsx'

interface Offer {
  readonly icon: IconName
  readonly title: string
  readonly text: string
}

/** Each of them is true today. */
const OFFERS: readonly Offer[] = [
  {
    icon: 'computer',
    title: 'Play the computer',
    text: 'Beginner to master, or any strength in between. Take White or Black.',
  },
  {
    icon: 'users',
    title: 'Play across the table',
    text: 'Two people, one screen and a clock for each side.',
  },
  {
    icon: 'hint',
    title: 'A coach that can prove it',
    text: 'Your game is reviewed as you play, and mistakes come with the reason where it can be proved.',
  },
  {
    icon: 'reset',
    title: 'Train what you got wrong',
    text: 'Your own mistakes come back as puzzles, beside thousands more.',
  },
]

export function Offers() {
  return (
    <section aria-label="What you can do here" className="page pt-20">
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {OFFERS.map(({ icon, title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-hairline pt-5 sm:block"
          >
            <Icon name={icon} className="row-span-2 size-7 text-green sm:mb-3" />
            <h2 className="text-lg">{title}</h2>
            <p className="text-label text-muted sm:mt-1">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
