import type { OnlineSession } from './online-session.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PRESETS } from '#live/presets.ts'
import { words } from '#words/online'

interface PresetMessagesProps {
  readonly onSay: OnlineSession['say']
  readonly isMuted: boolean
  readonly onMute: (isMuted: boolean) => void
}

/** Buttons for the preset messages; players cannot send each other free text. */
export const PresetMessages = ({ onSay, isMuted, onMute }: PresetMessagesProps) => (
  <details className="folded">
    <summary>
      <Icon name="users" />
      {words.presetMessages.messages}
    </summary>
    <div className="grid gap-2 py-2">
      <div className="game-actions">
        {PRESETS.map((preset, index) => (
          <Button key={preset} onClick={() => onSay(index)}>
            {words.presets[preset]}
          </Button>
        ))}
      </div>
      <Checkbox
        label={words.presetMessages.mute}
        checked={isMuted}
        onChange={(event) => onMute(event.target.checked)}
      />
    </div>
  </details>
)
