import { words } from '#words/board'
import { useEffect } from 'react'
import { switchLetterKeys, useLetterKeys } from '#app/browser/letter-keys.ts'
import { PieceImage } from '#app/ui/piece.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { BOARD_COLORS, changeBoardLook, COORDINATE_PLACES, PIECE_SETS, useBoardLook } from './board-look.ts'
import { BoardWidth } from './board-width.tsx'
import { KeyList } from './key-list.tsx'

interface BoardSettingsProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Settings for how boards look and respond to keys on this device. The board behind the dialog shows each choice at once. */
export default function BoardSettings({ open, onClose }: BoardSettingsProps) {
  const { colors, pieces, coordinates } = useBoardLook()
  // In portrait the dialog is at the bottom, so the board is scrolled above it.
  useEffect(() => {
    if (open && matchMedia('(orientation: portrait)').matches)
      document.querySelector('.board')?.scrollIntoView({ block: 'start' })
  }, [open])
  return (
    <Dialog open={open} onClose={onClose} title={words.boardSettings.title} place="beside">
      <RadioGroup
        legend={words.boardSettings.colors}
        columns="grid-cols-3"
        options={BOARD_COLORS.map((value) => ({
          value,
          label: words.looks.colors[value],
          image: (
            <span data-board-colors={value} className="flex">
              <span className="size-5 bg-board-light" />
              <span className="size-5 bg-board-dark" />
            </span>
          ),
        }))}
        value={colors}
        onChange={(chosen) => changeBoardLook({ colors: chosen })}
      />
      <RadioGroup
        legend={words.boardSettings.pieces}
        options={PIECE_SETS.map((value) => ({
          value,
          label: words.looks.pieces[value],
          image: (
            <span data-pieces-shown={value} className="rounded-control bg-board-dark p-1">
              <PieceImage piece={{ color: 'w', role: 'n' }} className="size-10" />
            </span>
          ),
        }))}
        value={pieces}
        onChange={(chosen) => changeBoardLook({ pieces: chosen })}
      />
      <RadioGroup
        legend={words.boardSettings.coordinates}
        options={COORDINATE_PLACES.map((value) => ({ value, label: words.looks.coordinates[value] }))}
        value={coordinates}
        onChange={(chosen) => changeBoardLook({ coordinates: chosen })}
      />
      {open && <BoardWidth />}
      <Switches />
      <KeyList />
      <Button kind="primary" onClick={onClose}>
        {words.boardSettings.done}
      </Button>
    </Dialog>
  )
}

function Switches() {
  const { rajah } = useBoardLook()
  return (
    <>
      <Checkbox
        label={words.boardSettings.showTheRajah}
        hint={words.boardSettings.aboutTheRajah}
        checked={rajah === 'shown'}
        onChange={({ target }) => changeBoardLook({ rajah: target.checked ? 'shown' : 'hidden' })}
      />
      <Checkbox
        label={words.boardSettings.letterShortcuts}
        hint={words.boardSettings.letterKeys}
        checked={useLetterKeys()}
        onChange={({ target }) => switchLetterKeys(target.checked)}
      />
    </>
  )
}
