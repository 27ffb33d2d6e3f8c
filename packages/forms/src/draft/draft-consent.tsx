import { Checkbox } from '@camp/ui/fields/checkbox';

interface DraftConsentProps {
  keepsMedical: boolean;
  onChange: (agreed: boolean) => void;
}

/** Asks for consent to store medical answers on the device too. */
export function DraftConsent({ keepsMedical, onChange }: DraftConsentProps) {
  return (
    <div data-print="hide">
      <Checkbox
        label="Also save medical answers in the draft on this device"
        hint="Leave this off on a shared device."
        name="keepsMedical"
        checked={keepsMedical}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
