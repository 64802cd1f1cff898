import { Button } from '#app/ui/button.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { words } from '#words/people'
import type { PeopleQuestionProps } from './people-question.tsx'

/** Loaded after the page, because few players ask. Until then a disabled button takes the same room. */
export const LazyPeopleQuestion = lazyPart<PeopleQuestionProps>(
  async () => (await import('./people-question.tsx')).PeopleQuestion,
  () => <Button disabled>{words.peopleQuestion.ask}</Button>,
)
