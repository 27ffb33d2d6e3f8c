/** A person whose emails `/admin/content` shows as examples. */
export interface ExamplePerson {
  /** For the choice in the preview. */
  label: string;
  nameFirst: string;
  /** Their child. */
  child: string;
  /** Their second child, if they have two. */
  sibling?: string;
  /** The rarer case of an email: a late application, a waitlist by choice, a link that comes later. */
  isRare: boolean;
  /** Camp costs nothing. */
  isFree: boolean;
}

/** Together they need every text of almost every email. The tests of the emails use the first one. */
export const examplePeople = [
  {
    label: 'Pat, with two campers',
    nameFirst: 'Pat',
    child: 'Casey Camper',
    sibling: 'Cameron Camper',
    isRare: false,
    isFree: false,
  },
  {
    label: 'Alexandra, with one camper, in the rarer case',
    nameFirst: 'Alexandra',
    child: 'Maximilian Montgomery-Castellanos',
    isRare: true,
    isFree: false,
  },
  { label: 'Zoë, while camp is free', nameFirst: 'Zoë', child: 'Li Ng', isRare: false, isFree: true },
] as const satisfies readonly [ExamplePerson, ExamplePerson, ExamplePerson];

/** The site's address in the examples. */
export const exampleSite = 'https://camp.example.org';

/** Facts of a family that all examples share. */
export const exampleFamily = { year: 2030, profileUrl: `${exampleSite}/user/profile` };

/** A link to a new password, for the examples. */
export const exampleResetUrl = `${exampleSite}/password-reset?email=pat%40example.com&uuid=token`;

/** A link that undoes a change of address, for the examples. */
export const exampleUndoUrl = `${exampleSite}/user/undo-address-change?email=pat%40example.com&uuid=token`;

/** A reference as receipts quote it, for the examples. */
export const exampleReference = '64b000000000000000000001';
