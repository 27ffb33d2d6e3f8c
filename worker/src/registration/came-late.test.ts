import { createCounselorApplication } from '@camp/database/test/factories/counselor-application';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import { prepareWorker } from '../../test/fixture';
import { composeCounselorApplied } from '../counselor-application/send-application-mails';
import { composeStaffApplied } from '../staff-application/send-staff-application-mails';
import { cameLate } from '@camp/contracts/registration/came-late';

const { bench } = prepareWorker();
const models = () => bench().deps.database.models;

it.each([true, false])('says only of a late application that it is late: %s', async (late) => {
  const counselor = await createCounselorApplication(models(), { late });
  const staff = await createStaffApplication(models(), { late });

  const mails = [
    await composeCounselorApplied(bench().deps, { applicationId: counselor._id.toString() }),
    await composeStaffApplied(bench().deps, { staffApplicationId: staff._id.toString() }),
  ];

  expect(mails.map((mail) => mail?.content.paragraphs.includes(cameLate))).toEqual([late, late]);
});

it('lists a staff application’s positions, with the words for Other, and its days', async () => {
  const { _id } = await createStaffApplication(models(), {
    staffPosition: 'Kitchen Staff',
    staffPositionsAlt: ['Craft Staff', 'Other'],
    staffPositionOtherVal: 'Lifeguard',
    daysAtCamp: [new Date('2030-08-24'), new Date('2030-08-25')],
  });

  const mail = await composeStaffApplied(bench().deps, { staffApplicationId: _id.toString() });

  expect(mail?.content.facts?.slice(0, 3)).toEqual([
    ['Position', 'Kitchen Staff'],
    ['Other positions', 'Craft Staff and Lifeguard'],
    ['Days at camp', 'Saturday August 24 and Sunday August 25'],
  ]);
});
