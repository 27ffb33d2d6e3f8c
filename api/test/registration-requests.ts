import { giveSeat } from '@camp/database/camp/seat-by-hand';
import { createCamper } from '@camp/database/test/factories/camper';
import {
  counselorApplicationInput,
  createCounselorApplication,
} from '@camp/database/test/factories/counselor-application';
import { Types } from 'mongoose';
import { counselorForm } from './counselor-form';
import { camperForm } from './camper-form';
import { staffApplicationForm } from './staff-application-form';
import {
  ownersCamper,
  ownersCounselor,
  ownersStaff,
  storePicture,
  type AccessRequests,
  type World,
} from './access-world';

/** Stores a registration of the world's owner. */
type Owners = (world: World, values?: { imageId: Types.ObjectId }) => Promise<{ _id: Types.ObjectId }>;

/** Reads the proof of a registration's vaccination. */
const proofOf = (subject: 'camper' | 'staff' | 'counselor', owners: Owners) => async (world: World) => {
  const imageId = new Types.ObjectId();
  const { _id: recordId } = await owners(world, { imageId });
  await storePicture(world, subject, { imageId, recordId });
  return { path: { id: String(recordId) } };
};

/** Changes the answer that the proof belongs to. */
const changedProofOf = (owners: Owners) => async (world: World) => ({
  path: { id: String((await owners(world))._id) },
  body: { covid: 'No' },
});

/** Campers, counselors and staff: their forms, lists, proofs and notes. */
export const registrationRequests = {
  'camper.create': () => ({ body: camperForm() }),
  'camper.read': async (world) => ({ path: { id: String((await ownersCamper(world))._id) } }),
  'camper.update': async (world) => ({
    path: { id: String((await ownersCamper(world))._id) },
    body: { school: 'High Meadow School' },
  }),
  'camper.list': () => ({}),
  'camper.export': () => ({}),
  'camper.totals': () => ({}),
  'camper.history': async (world) => ({ path: { id: String((await ownersCamper(world))._id) } }),
  'camper.delete': async (world) => ({ path: { id: String((await ownersCamper(world))._id) } }),
  'camper.send-payment-link': async (world) => ({
    body: { campers: [String((await ownersCamper(world))._id)] },
  }),
  'camper.waitlist': async (world) => ({
    body: { campers: [String((await ownersCamper(world))._id)], waitlist: true },
  }),
  'camper.undo-seat': async (world) => {
    const { connection, models, clock } = world.api;
    const camper = await ownersCamper(world, { waitlist: true, chosenWaitlist: true });
    const actorId = new Types.ObjectId().toString();
    await models.Camp.updateOne({ _id: camper.campId }, { waitListAfter: 10_000 });
    await giveSeat({ connection, models, clock, actorId }, camper);
    return { path: { id: String(camper._id) } };
  },
  'camper.keep-both': async (world) => {
    const { _id, campId, nameFirst, nameLast, birthdate } = await ownersCamper(world);
    const child = { campId, nameFirst, nameLast, birthdate };
    const { _id: other } = await createCamper(world.api.models, child);
    return { body: { campers: [String(_id), String(other)] } };
  },
  'camper.covid-image': proofOf('camper', ownersCamper),
  'staff.create': () => ({ body: staffApplicationForm() }),
  'staff.read': async (world) => ({ path: { id: String((await ownersStaff(world))._id) } }),
  'staff.update': async (world) => ({
    path: { id: String((await ownersStaff(world))._id) },
    body: { hobbiesInterests: 'Kites' },
  }),
  'staff.list': () => ({}),
  'staff.export': () => ({}),
  'staff.history': async (world) => ({ path: { id: String((await ownersStaff(world))._id) } }),
  'staff.delete': async (world) => ({ path: { id: String((await ownersStaff(world))._id) } }),
  'staff.covid-image': proofOf('staff', ownersStaff),
  'counselor.create': () => ({ body: counselorForm() }),
  'counselor.read': async (world) => ({ path: { id: String((await ownersCounselor(world))._id) } }),
  'counselor.update': async (world) => ({
    path: { id: String((await ownersCounselor(world))._id) },
    body: { school: 'Another' },
  }),
  'counselor.history': async (world) => ({ path: { id: String((await ownersCounselor(world))._id) } }),
  'counselor.list': () => ({}),
  'counselor.export': () => ({}),
  'counselor.delete': async (world) => ({ path: { id: String((await ownersCounselor(world))._id) } }),
  'counselor.covid-image': proofOf('counselor', ownersCounselor),
  'counselor-app.create': async (world) => ({
    body: { ...counselorApplicationInput(), counselor: String((await ownersCounselor(world))._id) },
  }),
  'counselor-app.read': async (world) => ({ path: { id: await ownersApplication(world) } }),
  'counselor-app.update': async (world) => ({
    path: { id: await ownersApplication(world) },
    body: { campExperience: 'None' },
  }),
  'counselor-app.history': async (world) => ({ path: { id: await ownersApplication(world) } }),
  'counselor-app.list': () => ({}),
  'counselor-app.export': () => ({}),
  'counselor-app.delete': async (world) => ({ path: { id: await ownersApplication(world) } }),
  'camper-waitlist.create': async ({ api, owner }) => {
    // Earlier rows have reached the account's limit of registrations.
    await api.models.Camper.deleteMany({ userId: owner._id });
    return { body: camperForm() };
  },
  'camper-waitlist.list': () => ({}),
  'camper-waitlist.export': () => ({}),
  'covid-19-upload.update-camper': changedProofOf(ownersCamper),
  'covid-19-upload.update-counselor': changedProofOf(ownersCounselor),
  'covid-19-upload.update-staff': changedProofOf(ownersStaff),
  'covid-19-upload.create': async (world) => ({
    body: { objectToUpload: String((await ownersStaff(world))._id), type: 'Staff', covid: 'No' },
  }),
  'note.camper-list': async (world) => ({ query: { id: String((await ownersCamper(world))._id) } }),
  'note.counselor-list': async (world) => ({ query: { id: String((await ownersCounselor(world))._id) } }),
  'note.staff-list': async (world) => ({ query: { id: String((await ownersStaff(world))._id) } }),
  'note.create': async (world) => ({
    body: { record: String((await ownersCamper(world))._id), text: 'Sleeps badly' },
  }),
} satisfies AccessRequests;

async function ownersApplication(world: World): Promise<string> {
  const counselor = await ownersCounselor(world);
  return String((await createCounselorApplication(world.api.models, { counselor }))._id);
}
