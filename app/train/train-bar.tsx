import { Link } from 'react-router'

interface TrainBarProps {
  readonly title: string
  /** The other kinds of training: path and name. */
  readonly links: readonly (readonly [to: string, label: string])[]
}

/** The bar above the board: the page's name, and links to other training. */
export const TrainBar = ({ title, links }: TrainBarProps) => (
  <div className="train-bar">
    <h1>{title}</h1>
    {links.map(([to, label]) => (
      <Link key={to} to={to}>
        {label}
      </Link>
    ))}
  </div>
)
