import type { TrainingEntry } from '#contract/training.ts'
import { TRAINING_CSV_HEAD, trainingCsvLine } from '#contract/training-csv.ts'
import { Button } from '#app/ui/button.tsx'
import { inOrder } from '../log/rating.ts'
import { words } from '#words/train/progress'

/** All training as a file. The page makes the file, so this works for guests and offline. */
export const ProgressExport = ({ entries }: { readonly entries: readonly TrainingEntry[] }) => (
  <div className="flex flex-wrap gap-3">
    <Button onClick={() => download('training.json', 'application/json', makeJson(entries))}>
      {words.progressExport.exportAsJson}
    </Button>
    <Button onClick={() => download('training.csv', 'text/csv;charset=utf-8', makeCsv(entries))}>
      {words.progressExport.exportAsCsv}
    </Button>
  </div>
)

const makeJson = (entries: readonly TrainingEntry[]): string =>
  `${JSON.stringify({ training: inOrder(entries) }, undefined, 2)}\n`

const makeCsv = (entries: readonly TrainingEntry[]): string =>
  TRAINING_CSV_HEAD + inOrder(entries).map(trainingCsvLine).join('')

function download(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
