import { Icon, type IconName } from '#app/ui/icon.tsx'
import { words } from '#words/home'

interface Offer {
  readonly icon: IconName
  readonly title: () => string
  readonly text: () => string
}

/** Each of them is true today. */
const OFFERS: readonly Offer[] = [
  {
    icon: 'computer',
    title: () => words.offers.computer.title,
    text: () => words.offers.computer.text,
  },
  {
    icon: 'users',
    title: () => words.offers.table.title,
    text: () => words.offers.table.text,
  },
  {
    icon: 'hint',
    title: () => words.offers.coach.title,
    text: () => words.offers.coach.text,
  },
  {
    icon: 'reset',
    title: () => words.offers.training.title,
    text: () => words.offers.training.text,
  },
]

export function HomeOffers() {
  return (
    <section aria-label={words.offers.whatYouCanDoHere} className="page pt-20">
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {OFFERS.map(({ icon, title, text }) => (
          <li
            key={icon}
            className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-hairline pt-5 sm:block"
          >
            <Icon name={icon} className="row-span-2 size-7 text-green sm:mb-3" />
            <h2 className="text-lg">{title()}</h2>
            <p className="text-label text-muted sm:mt-1">{text()}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
