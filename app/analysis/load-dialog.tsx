import { Dialog } from '#app/ui/dialog.tsx'
import { LoadForm } from './load-form.tsx'
import type { Reading } from './read-text.ts'
import { words } from '#words/analysis'

interface LoadDialogProps {
  readonly isOpen: boolean
  readonly onRead: (reading: Reading) => void
  readonly onClose: () => void
}

export const LoadDialog = ({ isOpen, onRead, onClose }: LoadDialogProps) => (
  <Dialog open={isOpen} onClose={onClose} title={words.analysisPage.load}>
    <LoadForm onRead={onRead} onCancel={onClose} />
  </Dialog>
)
