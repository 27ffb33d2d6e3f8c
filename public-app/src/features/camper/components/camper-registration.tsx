import { camperQuery } from '@camp/api-client/camper/queries';
import * as camperWaitlistOperations from '@camp/contracts/camper-waitlist/operations';
import { camperForm } from '@camp/contracts/camper/form';
import * as camperOperations from '@camp/contracts/camper/operations';
import { formatGmt, isPastDue } from '@camp/contracts/camp/dates';
import { campFullNotice } from '@camp/contracts/camp/home-words';
import { lateFee } from '@camp/contracts/camp/limits';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { dollarsAsText } from '@camp/contracts/payment/dollars';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { FoldedNotice } from '@camp/ui/feedback/folded-notice';
import { TextLink } from '@camp/ui/actions/text-link';
import { useQuery } from '@tanstack/react-query';
import { firstValues } from '@camp/forms/prefill';
import { CreatePage } from '../../registration/create-page';
import { useCopyFrom } from '../../registration/use-copy-from';
import { familyParentQuery } from '../../registration/family-queries';
import { latestOf } from '../../registration/latest-of';
import { RegistrationForm } from '../../registration/registration-form';
import { useFamilyRecords } from '../../registration/use-family-records';
import {
  nothingToPayYet,
  registrationNote,
  standingLine,
  waitlistInShort,
  waitlistNote,
} from '../camper-form-copy';
import { camperSlots } from '../forms/camper-slots';
import { EarlierCampers } from './earlier-campers';

interface CamperRegistrationProps {
  /** Whether the family selects the waitlist. */
  forWaitlist?: boolean;
}

/** Registers a camper. `?copyFrom=` in the address prefills it from an earlier registration. */
export function CamperRegistration({ forWaitlist = false }: CamperRegistrationProps) {
  const { copyFrom, earlier } = useCopyFrom(camperQuery);
  const { family, records } = useFamilyRecords();
  const parent = useQuery(familyParentQuery());
  const { title } = forWaitlist ? guardedPages.camperWaitlistCreate : guardedPages.camperCreate;
  return (
    <CreatePage
      title={title}
      head={(camp) => ({ title: `${title} ${camp.year}`, lead: dueOf(camp) })}
      helpful={[family, parent]}
      earlier={earlier}
      registrations={records.camper}
      refusal={{
        title: 'We can’t open the earlier registration',
        startOver: guardedPages.camperCreate.path,
      }}
    >
      {(known) => (
        <>
          <div className="camp-stack">
            <Conditions camp={known.camp} forWaitlist={forWaitlist} />
            {copyFrom === null && (
              <EarlierCampers registrations={records.camper} campYear={known.camp.year} />
            )}
          </div>
          <RegistrationForm
            key={copyFrom}
            label="Camper registration"
            known={known}
            copyFrom={copyFrom}
            registrations={records.camper}
            form={camperForm}
            firstValues={firstValues(camperForm.record, {
              account: known.user,
              // The stored parent block takes precedence over the account.
              parent: parent.data ?? undefined,
              earlier: earlier?.data,
            })}
            earlier={{ person: earlier?.data, family: latestOf(records.camper) }}
            slots={({ medicalDraftConsent }) => camperSlots({ beforeMedical: medicalDraftConsent })}
            create={(forWaitlist ? camperWaitlistOperations : camperOperations).create}
            arrival={{ said: 'Camper successfully created!', detail: standingLine }}
            submit="Submit Registration"
          />
        </>
      )}
    </CreatePage>
  );
}

/** The due date (docs/product/camper.md), also once it has passed. */
function dueOf({ registrationCamperEnd: due, registrationOpen, ...camp }: CurrentCamp): string | undefined {
  const isOver = !registrationOpen && camp.nextOpening !== camp.registrationStart;
  if (isOver) return undefined;
  return isPastDue(due, new Date())
    ? `Registration was due ${formatGmt(due)}. A late fee of ${dollarsAsText(lateFee)} applies.`
    : `Registration is due ${formatGmt(due)}.`;
}

/** The late fee, the meaning of a registration or a waitlist entry, and the packing list (docs/product/camper.md). */
function Conditions({ camp, forWaitlist }: { camp: CurrentCamp; forWaitlist: boolean }) {
  const isFree = camp.registrationCost === 0;
  const isLate = isPastDue(camp.registrationCamperEnd, new Date());
  const fee = dollarsAsText(lateFee);
  const feeInShort = `${isFree ? 'Camp is free. ' : ''}${fee} late fee ${isLate ? 'now' : 'after the due date'}`;
  return (
    <FoldedNotice
      kind={camp.isFull ? 'warning' : 'info'}
      summary={camp.isFull ? campFullNotice : forWaitlist ? waitlistInShort : feeInShort}
    >
      {forWaitlist && (
        <p>
          {isFree ? waitlistNote : `${waitlistNote} ${nothingToPayYet}`}{' '}
          <TextLink to={guardedPages.camperCreate.path}>Register for a spot instead</TextLink>
        </p>
      )}
      <p>
        {isFree && 'Camp is free. '}A late fee of {fee} applies {isLate ? 'now' : 'after the due date'},
        dependent on availability.
        {!forWaitlist && ` ${registrationNote(isFree && !isLate)}`}
      </p>
      <p>
        <TextLink to={publicPages.packingList.path} newTab>
          See the packing list
        </TextLink>
      </p>
    </FoldedNotice>
  );
}
