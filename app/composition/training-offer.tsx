import { useSyncExternalStore } from 'react'
import { bestRecords, forgetGuestBest, hasGuestBest } from '#app/learn/coordinates/coordinates-best.ts'
import { forgetGuestLessons, hasGuestLessons, lessonRecords } from '#app/learn/progress/progress.ts'
import { newLearntEntries } from '#app/train/log/learnt.ts'
import { trainingLog, useTrainingLog } from '#app/train/log/use-training-log.ts'
import { Offer } from '#app/ui/offer.tsx'
import { words } from '#words/train/today'

/** Offers a guest's training on this device to the signed-in user. */
export function TrainingOffer({ owner }: { readonly owner: string | null | undefined }) {
  const { guests } = useTrainingLog()
  const hasLearnt = useSyncExternalStore(subscribe, hasGuestLearnt, () => false)
  if (typeof owner !== 'string' || (guests === 0 && !hasLearnt)) return null
  return (
    <div className="mb-5">
      <Offer
        title={words.trainingOffer.title}
        text={words.trainingOffer.puzzlesOrLessonsWereDone}
        take={words.trainingOffer.takeThemIn}
        onTake={takeGuests}
      />
    </div>
  )
}

function subscribe(listener: () => void) {
  const ends = [lessonRecords.guests.subscribe(listener), bestRecords.guests.subscribe(listener)]
  return () => ends.forEach((end) => end())
}

const hasGuestLearnt = () => hasGuestLessons() || hasGuestBest()

async function takeGuests() {
  const entries = trainingLog().value.entries ?? []
  const learnt = { boards: lessonRecords.guests.value, best: bestRecords.guests.value }
  for (const entry of newLearntEntries(learnt, entries)) trainingLog().add(entry)
  forgetGuestLessons()
  forgetGuestBest()
  await trainingLog().adopt()
}
