import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import type { CampRecord } from '@camp/contracts/camp/operations';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import type { PaymentRecord } from '@camp/contracts/payment/payment-record';
import { PlusIcon } from '@camp/ui/icons';
import { LinkButton } from '@camp/ui/actions/link-button';
import { Section } from '@camp/ui/page/page-layout';
import type { ReactNode } from 'react';
import { CamperRow } from './camper-row';

interface CamperSectionsProps {
  campers: readonly CamperRecord[];
  /** The current camp, as far as it is known. */
  camp: CampRecord | undefined;
  payments: readonly PaymentRecord[];
  /** Whether this person registers campers here: it is their own profile. */
  canRegister: boolean;
  /** Whether that is the page's main action: nothing else comes first. */
  isMainToRegister: boolean;
  registrationOpen: boolean;
}

/** The campers of this year; the waitlist is shown apart (docs/product/camper.md, Status). */
export function CamperSections({
  campers,
  camp,
  payments,
  canRegister,
  isMainToRegister,
  registrationOpen,
}: CamperSectionsProps) {
  if (campers.length === 0) return null;
  const rowsOf = (some: readonly CamperRecord[]) =>
    some.map((camper) => (
      <CamperRow key={camper._id} camper={camper} camp={camp} payments={payments} isOwn={canRegister} />
    ));
  const seated = campers.filter(({ waitlist }) => !waitlist);
  const waiting = campers.filter(({ waitlist }) => waitlist);
  const register = canRegister && (
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
      <Section id="campers" title="Campers" aside={register}>
        <CamperList>{rowsOf(seated)}</CamperList>
      </Section>
      {waiting.length > 0 && (
        <Section id="waitlist" title="Waitlist">
          <CamperList>{rowsOf(waiting)}</CamperList>
        </Section>
      )}
    </>
  );
}

function CamperList({ children }: { children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return <ul className="user-profile__list">{children}</ul>;
}
