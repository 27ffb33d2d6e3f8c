import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import type { CampRecord } from '@camp/contracts/camp/operations';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import type { PaymentRecord } from '@camp/contracts/payment/payment-record';
import { PlusIcon } from '@camp/ui/icons';
import { LinkButton } from '@camp/ui/actions/link-button';
import { RegistrationSign } from '../../registration/registration-sign';
import { VaccinationProof } from '../../vaccination/components/vaccination-proof';
import { CamperNextStep } from './camper-next-step';
import { ProfileSection } from './profile-section';
import { RegistrationRow } from './registration-row';

interface CamperSectionsProps {
  campers: readonly CamperRecord[];
  /** The current camp, once loaded. */
  camp: CampRecord | undefined;
  payments: readonly PaymentRecord[];
  /** Whether this is the reader's own profile, the only profile with links to register. */
  isOwn: boolean;
  /** Whether registering is the page's primary action. */
  isMainToRegister: boolean;
  registrationOpen: boolean;
}

/** This year's campers, with the waitlist shown separately (docs/product/camper.md, Status). */
export function CamperSections({
  campers,
  camp,
  payments,
  isOwn,
  isMainToRegister,
  registrationOpen,
}: CamperSectionsProps) {
  if (campers.length === 0) return null;
  const mayChange = isOwn && camp && new Date() < new Date(camp.startDate);
  const rowsOf = (some: readonly CamperRecord[]) =>
    some.map((camper) => (
      <RegistrationRow
        key={camper._id}
        registration={camper}
        note={`${camper.grade} grade`}
        isOwn={isOwn}
        mayChange={mayChange}
        more={<VaccinationProof record={camper} />}
      >
        <RegistrationSign submitted={camper} />
        <CamperNextStep camper={camper} camp={camp} payments={payments} isOwn={isOwn} />
      </RegistrationRow>
    ));
  const waiting = campers.filter(({ waitlist }) => waitlist);
  const register = isOwn && (
    <LinkButton
      to={guardedPages.camperCreate.path}
      variant={isMainToRegister ? 'primary' : 'quiet'}
      icon={<PlusIcon />}
      disabled={!registrationOpen}
    >
      Register a camper
    </LinkButton>
  );

  return (
    <>
      <ProfileSection id="campers" title="Campers" aside={register}>
        {rowsOf(campers.filter(({ waitlist }) => !waitlist))}
      </ProfileSection>
      {waiting.length > 0 && (
        <ProfileSection id="waitlist" title="Waitlist">
          {rowsOf(waiting)}
        </ProfileSection>
      )}
    </>
  );
}
