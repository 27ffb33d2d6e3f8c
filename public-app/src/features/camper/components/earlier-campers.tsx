import type { CamperRecord } from '@camp/contracts/camper/operations';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import { pages } from '@camp/contracts/registries/pages';
import { Alert } from '@camp/ui/alert';
import { ButtonRow } from '@camp/ui/button';
import { LinkButton } from '@camp/ui/link-button';

interface EarlierCampersProps {
  /** The family's registrations of all years. */
  registrations: readonly CamperRecord[];
  /** The year that is being registered for. */
  campYear: number;
}

/**
 * Lets a returning family start from a camper's last registration. The profile's 'Prior Years' cannot: it lists only
 * people who are registered this year already (forms.md section 2).
 */
export function EarlierCampers({ registrations, campYear }: EarlierCampersProps) {
  const campers = stillToRegister(registrations, campYear);
  if (campers.length === 0) return null;
  return (
    <Alert
      kind="info"
      action={
        <ButtonRow>
          {campers.map(({ _id, nameFirst }) => (
            <LinkButton
              key={_id}
              to={`${pages.camperCreate.path}?copyFrom=${_id}`}
              variant="quiet"
              size="small"
            >
              Register {nameFirst} again
            </LinkButton>
          ))}
        </ButtonRow>
      }
    >
      <p>Welcome back! You can start from an earlier registration.</p>
    </Alert>
  );
}

/** The latest earlier registration of each person who has none this year. */
function stillToRegister(campers: readonly CamperRecord[], campYear: number): CamperRecord[] {
  const latest = new Map<string, CamperRecord>();
  for (const camper of [...campers].sort((one, other) => one.campYear - other.campYear)) {
    latest.set(personKeyOf(camper), camper);
  }
  return [...latest.values()].filter((camper) => camper.campYear < campYear);
}
