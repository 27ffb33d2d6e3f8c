import { createCamp } from '@camp/database/test/factories/camp';
import { createCounselor } from '@camp/database/test/factories/counselor';
import { createCounselorApplication } from '@camp/database/test/factories/counselor-application';
import { prepareWorker } from '../../test/fixture';
import { composeCounselorApplied } from '../counselor-application/send-application-mails';
import { composeApplicationMissing, composeCounselorRegistered } from './send-counselor-mails';

const { bench } = prepareWorker();

it('emails about registration, missing application and application, without medical answers', async () => {
  const { deps } = bench();
  const { models } = deps.database;
  const camp = await createCamp(models, {
    counselorTraining: new Date('2030-08-23'),
    startDate: new Date('2030-08-24'),
    endDate: new Date('2030-08-29'),
  });
  const counselor = await createCounselor(models, { campId: camp._id, nameFirst: 'Quinn' });
  const about = { counselorId: counselor._id.toString() };

  const mails = [await composeCounselorRegistered(deps, about), await composeApplicationMissing(deps, about)];
  const application = await createCounselorApplication(models, { counselor });
  const applied = await composeCounselorApplied(deps, { applicationId: application._id.toString() });

  expect(mails[0]?.content.facts?.slice(-4, -1)).toEqual([
    ['Counselor training', 'Friday, August 23 @ 3:00 PM to Saturday, August 24 @ 12:00 PM'],
    ['Drop-off', 'Friday, August 23'],
    ['Pick-up', 'Friday, August 30'],
  ]);
  expect(mails[0]?.content.action?.url).toMatch(/\/counselor-app\/create$/);
  expect(applied?.content.facts?.slice(0, 2)).toEqual([
    ['1st choice', 'Crafts'],
    ['2nd choice', 'Jr. Cabin'],
  ]);
  for (const mail of [...mails, applied]) {
    expect(mail?.content.subject).toContain('Quinn Counselor');
    expect(JSON.stringify(mail)).not.toMatch(/Bee stings|Dr\. Doe|Allerg/);
  }
  expect(await composeApplicationMissing(deps, about)).toBeUndefined();
  expect(await composeCounselorRegistered(deps, { counselorId: 'f'.repeat(24) })).toBeUndefined();
});
