import { relatedRecordsQuery } from '@camp/api-client/related-records/queries';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { registrationClosedNotice } from '@camp/contracts/camp/registration-closed';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import type { UserProfile } from '@camp/contracts/user/operations';
import { Alert } from '@camp/ui/feedback/alert';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GettingReady } from '../../payment/components/getting-ready';
import { campersToPay } from '../../payment/campers-to-pay';
import { PayForCampers } from '../../payment/components/pay-for-campers';
import { begunForms } from '../begun-forms';
import { PriorYears, RegisterAgain } from './earlier-registrations';
import { FamilyCalendar } from './family-calendar';
import { FirstForm, firstFormPath } from './first-form';
import { MoreForms } from './more-forms';
import { NotOpened } from './not-opened';
import { EarlierPayments, PaymentsSection } from './payments-section';
import { CounselorSection, StaffSection } from './worker-sections';
import { CamperSections } from './camper-sections';
import { WaitingDrafts } from './waiting-drafts';
import { WhoOpened } from './who-opened';

interface ProfileRegistrationsProps {
  user: UserProfile;
  /** The current camp. Null if there is none, undefined while loading. */
  camp: CurrentCamp | null | undefined;
  /** Whether this is the reader's own profile, the only profile with links to register and pay. */
  isOwn: boolean;
}

/**
 * A user's registrations: payment first, then started forms, this year, and earlier years. The first visible section
 * has the page's primary action.
 */
export function ProfileRegistrations({
  user: { _id: userId, userType },
  camp,
  isOwn,
}: ProfileRegistrationsProps) {
  const query = useQuery({ ...relatedRecordsQuery(userId), meta: { quiet: 'while-empty' } });
  const { data, error } = query;
  const [now] = useState(() => new Date());
  if (error && !data) return <NotOpened query={query} />;
  if (!data) return <Skeleton lines={5} />;

  const registrationOpen = camp?.registrationOpen ?? false;
  const canPay = isOwn && camp && campersToPay(data).payable.length > 0;
  const begun = isOwn && camp?.registrationOpen ? begunForms(userId, camp.year, data, now) : [];
  const isMainToRegister = !canPay && begun.length === 0;
  const isNothingSent = [data.camper, data.counselor, data.staff].every(({ length }) => length === 0);
  const offered = isNothingSent
    ? firstFormPath(userType)
    : data.camper.length > 0
      ? guardedPages.camperCreate.path
      : undefined;
  const registering = { userId, canRegister: isOwn, registrationOpen };
  return (
    <>
      {isOwn && <PayForCampers userId={userId} camp={camp} records={data} />}
      <WaitingDrafts begun={begun} isMain={!canPay} />
      {camp && !camp.registrationOpen && <Alert>{registrationClosedNotice(camp.nextOpening, now)}</Alert>}
      {isNothingSent && <FirstForm userType={userType} camp={camp} isOwn={isOwn} isMain={isMainToRegister} />}
      <CamperSections
        campers={data.camper}
        camp={camp ?? undefined}
        payments={data.payments}
        isOwn={isOwn}
        isMainToRegister={isMainToRegister}
        registrationOpen={registrationOpen}
      />
      <CounselorSection counselors={data.counselor} camp={camp ?? undefined} isOwn={isOwn} />
      <StaffSection applications={data.staff} isOwn={isOwn} />
      {camp && data.camper.some(({ paid }) => paid) && <GettingReady camp={camp} isOwn={isOwn} />}
      {isOwn && camp && <FamilyCalendar camp={camp} records={data} />}
      <PaymentsSection payments={data.payments} campers={data.camper} />
      {isOwn && camp && <RegisterAgain campYear={camp.year} {...registering} />}
      <PriorYears {...registering} />
      {isOwn && <EarlierPayments userId={userId} current={data.payments} />}
      {isOwn && !isNothingSent && <WhoOpened />}
      {isOwn && <MoreForms camp={camp ?? undefined} now={now} offered={offered} isFirst={isNothingSent} />}
    </>
  );
}
