import asleep from '#content/court/asleep-240.webp'
import praise from '#content/court/praise-240.webp'
import sorry from '#content/court/sorry-240.webp'
import thinking from '#content/court/thinking-240.webp'
import warning from '#content/court/warning-240.webp'
import welcome from '#content/court/welcome-240.webp'
import type { Pose } from './pose.ts'

const PICTURES: Record<Pose, string> = { asleep, praise, sorry, thinking, warning, welcome }

/** The coach's face. Decorative: the words beside it carry the meaning. The board's settings can hide it (coach-card.css). */
export const Rajah = ({ pose }: { readonly pose: Pose }) => (
  <img
    key={pose}
    src={PICTURES[pose]}
    alt=""
    aria-hidden
    width={240}
    height={240}
    loading="lazy"
    decoding="async"
    className="rajah"
  />
)
