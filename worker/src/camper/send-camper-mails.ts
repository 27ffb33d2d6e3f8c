import { paymentLinksDueFrom } from '@camp/contracts/camp/payment-links';
import { pageAddress } from '@camp/contracts/registries/page-address';
import { withoutSeats, type StoredCamp } from '@camp/database/camp/camp-model';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { amountDue } from '@camp/contracts/payment/amount-due';
import { readPlainOne } from '@camp/database/read-plain';
import { trusted, Types } from 'mongoose';
import { campFacts, unlessPast } from '@camp/contracts/camp/facts';
import { checkInCalendar } from '../camp/check-in-calendar';
import type { WorkerDependencies } from '../dependencies';
import { recipient } from '../mail/recipient';
import * as mails from '@camp/contracts/camper/mails';
import { paymentLinkMail } from '@camp/contracts/camper/payment-link-mail';
import { ownedBy } from '@camp/database/user/owned-by';
import type { Compose } from '../mail/compose';

const nameOf = ({ nameFirst, nameLast }: StoredCamper) => `${nameFirst} ${nameLast}`;

const profileUrlOf = ({ settings }: WorkerDependencies) => pageAddress(settings.publicUrl, 'userProfile');

/** @returns undefined if the registration, its owner or its camp was deleted */
async function readRegistration(deps: WorkerDependencies, camperId: string) {
  const { models } = deps.database;
  const camper = await readPlainOne(models.Camper, { _id: new Types.ObjectId(camperId) });
  if (!camper) return undefined;
  const [user, camp] = await Promise.all([
    readPlainOne(models.User, { _id: camper.userId }),
    readPlainOne(models.Camp, { _id: camper.campId }, { projection: withoutSeats }),
  ]);
  if (!user || !camp) return undefined;
  const data = {
    nameFirst: user.nameFirst,
    camper: nameOf(camper),
    year: camp.year,
    campFacts: campFacts(camp),
    price: amountDue(camper, camp),
    profileUrl: profileUrlOf(deps),
  };
  return { camper, camp, to: recipient(user), data };
}

/** The confirmation of a registration, with a seat or on the waitlist. */
export const composeCamperRegistered: Compose<'mail.camper-registered'> = async (deps, { camperId }) => {
  const registration = await readRegistration(deps, camperId);
  if (!registration) return undefined;
  const { camper, camp, to, data } = registration;
  if (camper.waitlist)
    return { to, content: mails.camperWaitlistedMail.write({ ...data, chosen: camper.chosenWaitlist }) };
  const content = mails.camperRegisteredMail.write({
    ...data,
    linksDue: unlessPast(paymentLinksDueFrom(camp), deps.clock.now()),
  });
  const asked = data.price.total === 0 ? 'confirmation' : 'payment';
  const calendar = checkInCalendar(
    camp,
    [{ _id: camper._id, name: data.camper }],
    deps.settings.publicUrl,
    camper.paid === true ? undefined : asked,
  );
  return { to, content, calendar };
};

/** The offer of a seat that became free. */
export const composeSeatOffered: Compose<'mail.seat-offered'> = async (deps, { camperId }) => {
  const registration = await readRegistration(deps, camperId);
  if (!registration || registration.camper.waitlist) return undefined;
  const { camper, to, data } = registration;
  return { to, content: mails.seatOfferedMail.write({ ...data, payable: camper.paid === false }) };
};

/** The notice that a camper was moved to the waitlist. */
export const composeMovedToWaitlist: Compose<'mail.moved-to-waitlist'> = async (deps, { camperId }) => {
  const registration = await readRegistration(deps, camperId);
  // If the camper has a seat again, another email announces it.
  if (!registration?.camper.waitlist) return undefined;
  const { to, data } = registration;
  return { to, content: mails.movedToWaitlistMail.write(data) };
};

/** The payment link of one family for one camp, without campers who are paid or deleted. */
export const composePaymentLink: Compose<'mail.payment-link'> = async (deps, { camperIds, userId }) => {
  const { models } = deps.database;
  const user = await models.User.findById(userId).lean();
  const campers = await models.Camper.find({
    _id: trusted({ $in: camperIds }),
    ...ownedBy({ userId }),
    paid: false,
  })
    .sort({ _id: 1 })
    .lean<StoredCamper[]>();
  const camp = await models.Camp.findById(campers[0]?.campId, withoutSeats).lean<StoredCamp>();
  if (!user || !camp) return undefined;
  const content = paymentLinkMail.write({
    nameFirst: user.nameFirst,
    year: camp.year,
    campFacts: campFacts(camp),
    campers: campers.map((camper) => ({ name: nameOf(camper), amount: amountDue(camper, camp).total })),
    due: unlessPast(camp.registrationCamperEnd, deps.clock.now()),
    profileUrl: profileUrlOf(deps),
  });
  return { to: recipient(user), content };
};
