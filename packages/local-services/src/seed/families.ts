import type { CamperInput } from '@camp/contracts/camper/schemas';
import type { UserFields } from '@camp/contracts/user/record';

/** A camper of the demo data. */
export interface DemoCamper {
  form: CamperInput;
  /** Which camp it is registered for. */
  camp: 'current' | 'earlier';
  /** null: just submitted; false: the payment link has been sent. */
  paid: null | false;
}

/** A family of the demo data. */
export interface DemoFamily {
  parent: UserFields;
  campers: DemoCamper[];
}

const rivera = demoParent('Elena', 'Rivera', '(303) 555-0151');
const cohen = demoParent('Daniel', 'Cohen', '(303) 555-0152');
const brooks = demoParent('Aiyana', 'Brooks', '(303) 555-0153');

/** The families of the demo data, each at another point of its way. */
export const demoFamilies: readonly DemoFamily[] = [
  {
    parent: rivera,
    campers: [
      {
        camp: 'current',
        paid: null,
        form: camperForm(rivera, {
          nameFirst: 'Mateo',
          birthdate: new Date('2016-05-14'),
          grade: '5th',
          sex: 'Boy',
        }),
      },
      {
        camp: 'current',
        paid: null,
        form: camperForm(rivera, {
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
        camp: 'current',
        paid: false,
        form: camperForm(cohen, {
          nameFirst: 'Noa',
          birthdate: new Date('2015-02-20'),
          grade: '6th',
          sex: 'Girl',
        }),
      },
    ],
  },
  {
    // Was here before and has not registered again: the form can be filled from the earlier year.
    parent: brooks,
    campers: [
      {
        camp: 'earlier',
        paid: null,
        form: camperForm(brooks, {
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

type Child = Pick<CamperInput, 'nameFirst' | 'birthdate' | 'grade' | 'sex'> & Partial<CamperInput>;

function camperForm(parent: UserFields, child: Child): CamperInput {
  return {
    nameLast: parent.nameLast,
    shirtSize: 'Child Large',
    school: 'Aspen Grove School',
    newCamper: 'No',
    dietaryRestrictions: 'No',
    parentNameFirst: parent.nameFirst,
    parentNameLast: parent.nameLast,
    addressStreet: parent.addressStreet,
    addressCity: parent.addressCity,
    addressState: parent.addressState,
    addressZip: parent.addressZip,
    addressCountry: parent.addressCountry,
    phoneNumber: parent.phone,
    emailAddress: parent.email,
    emergencyContactName: 'Robin Hale',
    emergencyContactPhone: '(303) 555-0161',
    emergencyContactRelation: 'Neighbor',
    dropOffContactName: `${parent.nameFirst} ${parent.nameLast}`,
    dropOffContactPhone: parent.phone,
    dropOffContactRelation: 'Parent',
    pickUpContactName: `${parent.nameFirst} ${parent.nameLast}`,
    pickUpContactPhone: parent.phone,
    pickUpContactRelation: 'Parent',
    diabetes: 'No',
    allergicReactions: 'No',
    behavioralConcerns: 'No',
    tdap: new Date('2021-08-10'),
    mmr: new Date('2020-08-12'),
    covid: 'No',
    pediatricianName: 'Dr. Amara Singh',
    pediatricianNumber: '(303) 555-0171',
    medications: 'No',
    medicalConfirm: true,
    zeroConfirm: true,
    ...child,
  };
}
