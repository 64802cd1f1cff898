import { indianDay, mondaysUntil } from '#content/weekly/weeks.ts'
import { longDate } from '#app/ui/dates.ts'
import { words } from '#words/weekly'

/** Older weeks stay on their pages. */
const MOST = 12

/** The latest weeks as items of the feed, each dated by its Monday. */
export const listWeekItems = (now: Date) =>
  mondaysUntil(indianDay(now))
    .slice(0, MOST)
    .map((monday) => ({
      path: `/this-week/${monday}`,
      title: words.feed.title(longDate(monday)),
      excerpt: words.feed.excerpt,
      date: monday,
      author: words.feed.author,
      tags: [],
    }))
