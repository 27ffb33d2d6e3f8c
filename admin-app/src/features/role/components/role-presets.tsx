import { rolePresets, type RolePreset } from '@camp/contracts/role/presets';
import { Button } from '@camp/ui/actions/button';
import '../role.css';

interface RolePresetsProps {
  onChoose: (preset: RolePreset) => void;
  /** The last selected preset, and whether the person could give all its rights. */
  chosen: { preset: RolePreset; isWhole: boolean } | undefined;
}

/** Presets for common roles. A click applies their rights, which can be changed below. */
export function RolePresets({ onChoose, chosen }: RolePresetsProps) {
  return (
    <section className="role-presets" aria-labelledby="role-presets">
      <h2 id="role-presets">Start from</h2>
      <div className="camp-button-row">
        {rolePresets.map((preset) => (
          <Button
            key={preset.name}
            variant="quiet"
            size="small"
            aria-pressed={chosen?.preset === preset}
            onClick={() => onChoose(preset)}
          >
            {preset.name}
          </Button>
        ))}
      </div>
      <p role="status">
        {chosen && `${chosen.preset.name}: ${chosen.preset.about}.`}
        {chosen && !chosen.isWhole && ' Rights you don’t have yourself are left out.'}
      </p>
    </section>
  );
}
