import type { UserFields } from '@camp/contracts/user/record';
import { camperAnswers } from './camper-answers';
import type { DemoFamily } from './demo-family';

const rivera = demoParent('Elena', 'Rivera', '(303) 555-0151');
const cohen = demoParent('Daniel', 'Cohen', '(303) 555-0152');
const brooks = demoParent('Aiyana', 'Brooks', '(303) 555-0153');

/** The families whose logins are shown, each in a different state. */
export const namedFamilies: readonly DemoFamily[] = [
  {
    parent: rivera,
    campers: [
      {
        campsAgo: 0,
        paid: null,
        form: camperAnswers(rivera, {
          nameFirst: 'Mateo',
          birthdate: new Date('2016-05-14'),
          grade: '5th',
          sex: 'Boy',
        }),
      },
      {
        campsAgo: 0,
        paid: null,
        form: camperAnswers(rivera, {
          nameFirst: 'Lucia',
          birthdate: new Date('2014-09-02'),
          grade: '7th',
          sex: 'Girl',
          allergicReactions: 'Yes',
          allergicReactionsVal: 'Bee stings; carries an epinephrine pen.',
        }),
      },
    ],
  },
  {
    parent: cohen,
    campers: [
      {
        campsAgo: 0,
        paid: false,
        form: camperAnswers(cohen, {
          nameFirst: 'Noa',
          birthdate: new Date('2015-02-20'),
          grade: '6th',
          sex: 'Girl',
        }),
      },
    ],
  },
  {
    // A returning family that has not registered again, so the form can be prefilled from the earlier year.
    parent: brooks,
    campers: [
      {
        campsAgo: 1,
        paid: true,
        form: camperAnswers(brooks, {
          nameFirst: 'Jonah',
          birthdate: new Date('2015-07-08'),
          grade: '5th',
          sex: 'Boy',
        }),
      },
    ],
  },
];

function demoParent(nameFirst: string, nameLast: string, phone: string): UserFields {
  return {
    nameFirst,
    nameLast,
    userType: 'Parent',
    addressStreet: '12 Aspen Lane',
    addressCity: 'Denver',
    addressState: 'CO',
    addressZip: '80205',
    addressCountry: 'US',
    phone,
    email: `${nameLast.toLowerCase()}@example.org`,
    preferedContact: 'Email',
  };
}
