import { Checkbox } from '@camp/ui/fields/checkbox';
import type { useDraft } from './use-draft';

type Consent = Pick<ReturnType<typeof useDraft>, 'keepsMedical' | 'setKeepsMedical'>;

/** Asks for consent to store medical answers on the device too. */
export function DraftConsent({ draft }: { draft: Consent }) {
  return (
    <div data-print="hide">
      <Checkbox
        label="Also save medical answers in the draft on this device"
        hint="Leave this off on a shared device."
        name="keepsMedical"
        checked={draft.keepsMedical}
        onChange={(event) => draft.setKeepsMedical(event.target.checked)}
      />
    </div>
  );
}
