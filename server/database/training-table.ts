/** A row of `training_entries`; see migrations/017-training-entries.ts. */
export interface TrainingEntryTable {
  user_id: string
  id: string
  /** Counts the entries of an account, from 1: devices ask for those after the last that they know. */
  place: number
  /** As JSON: contract/training.ts. */
  entry: string
}
