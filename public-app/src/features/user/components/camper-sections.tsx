import { pages } from '@camp/contracts/registries/pages';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { Campfire } from '@camp/ui/illustrations/campfire';
import { EmptyState } from '@camp/ui/empty-state';
import { PlusIcon } from '@camp/ui/icons';
import { LinkButton } from '@camp/ui/link-button';
import { Section } from '@camp/ui/page-layout';
import { CamperRow } from './camper-row';

interface CamperSectionsProps {
  campers: readonly CamperRecord[];
  /** Whether this person registers campers here: it is their own profile. */
  canRegister: boolean;
  registrationOpen: boolean;
}

/** The campers of this year; the waitlist is shown apart (forms.md section 4). */
export function CamperSections({ campers, canRegister, registrationOpen }: CamperSectionsProps) {
  const seated = campers.filter(({ waitlist }) => !waitlist);
  const waiting = campers.filter(({ waitlist }) => waitlist);
  const register = canRegister && (
    <LinkButton to={pages.camperCreate.path} icon={<PlusIcon />} disabled={!registrationOpen}>
      Register a camper
    </LinkButton>
  );

  return (
    <>
      <Section id="campers" title="Campers" aside={campers.length > 0 && register}>
        {campers.length === 0 && (
          <EmptyState
            level={3}
            title="No camper is registered yet"
            illustration={<Campfire />}
            action={register}
          >
            Have the immunization record and the name of your pediatrician at hand; it takes about ten
            minutes.
          </EmptyState>
        )}
        <CamperList campers={seated} />
      </Section>
      {waiting.length > 0 && (
        <Section id="waitlist" title="Waitlist">
          <CamperList campers={waiting} />
        </Section>
      )}
    </>
  );
}

function CamperList({ campers }: { campers: readonly CamperRecord[] }) {
  if (campers.length === 0) return null;
  return (
    <ul className="user-profile__list">
      {campers.map((camper) => (
        <CamperRow key={camper._id} camper={camper} />
      ))}
    </ul>
  );
}
