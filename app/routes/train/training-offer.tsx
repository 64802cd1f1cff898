import { useSyncExternalStore } from 'react'
import { forgetGuestLessons, guestLessons, hasGuestLessons } from '#app/learn/progress.ts'
import { newLessonEntries } from '#app/train/log/lessons.ts'
import { trainingLog, useTrainingLog } from '#app/train/log/use-training-log.ts'
import { GuestOffer } from '#app/train/today/guest-offer.tsx'

/** What was trained here by whoever was not signed in, offered to whoever is. */
export function TrainingOffer({ owner }: { readonly owner: string | null | undefined }) {
  const { guests } = useTrainingLog()
  const hasLessons = useSyncExternalStore(subscribe, hasGuestLessons, () => false)
  return typeof owner === 'string' && (guests > 0 || hasLessons) ? <GuestOffer onTake={takeGuests} /> : null
}

const subscribe = (listener: () => void) => guestLessons.subscribe(listener)

async function takeGuests() {
  const entries = trainingLog().value.entries ?? []
  for (const entry of newLessonEntries(guestLessons.value, entries)) trainingLog().add(entry)
  forgetGuestLessons()
  await trainingLog().adopt()
}
