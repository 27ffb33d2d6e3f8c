import { answerProofsWith } from '@camp/api-client/proof';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { campContent } from '@camp/contracts/content/camp';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { camper, openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import ReportsPage from './reports-page';

const list = 'GET /camper/list?year=2027&waitlist=false&sort=nameLast&page=1&pageSize=200';
const contacts = {
  dropOffContactName: 'Dale Driver',
  dropOffContactPhone: '555-1',
  pickUpContactName: 'Rosa Rivera',
  pickUpContactRelation: 'Grandmother',
  pickUpContactPhone: '3035550102',
};
const campers: CamperRecord[] = [
  camper({
    _id: '1',
    nameFirst: 'Lucia',
    nameLast: 'Rivera',
    grade: '7th',
    shirtSize: 'Adult Small',
    ...contacts,
  }),
  camper({ _id: '2', nameFirst: 'Theo', nameLast: 'Brooks', grade: '4th', shirtSize: 'Adult Small' }),
  camper({
    _id: '3',
    nameFirst: 'Casey',
    nameLast: '=Zed',
    medications: 'Yes',
    medicationsVal: 'Insulin at noon',
    dietaryRestrictions: 'No',
  }),
];

const show = (report: string, data: boolean, answers = {}) => {
  localStorage.setItem('access_token', 'token');
  const held = data ? (['view-all', 'data'] as const) : (['view-all'] as const);
  fakeApi({
    'GET /user/current': { msg: parent({ permissions: { camper: [...held] } }) },
    'GET /camp/current': openCamp(),
    [list]: campers,
    ...answers,
  });
  return renderPage(<ReportsPage />, `/admin/reports?report=${report}`);
};

const counselorOf = (nameFirst: string, nameLast: string) => ({
  ...{ _id: nameFirst, type: 'Counselor', nameFirst, nameLast, grade: '11th', application: null },
});

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.lastChild?.textContent ?? ''));

test('each sheet states its purpose: who may pick up, how many shirts', async () => {
  const checkIn = show('check-in', true);
  const rows = cellsOf(await screen.findByRole('table', { name: 'Check-in' }));
  expect(rows[0]).toEqual(
    expect.arrayContaining([
      'Rivera, Lucia',
      '7th',
      'Dale Driver\n555-1',
      'Rosa Rivera (Grandmother)\n(303) 555-0102',
    ]),
  );
  expect(screen.getByText('Check-in 2027')).toHaveAttribute('data-camp', campContent.name);
  checkIn.unmount();

  const figures = {
    year: 2027,
    shirts: [
      { label: 'Adult Small', count: 2 },
      { label: 'Child Large', count: 1 },
    ],
    counselorShirts: [
      { label: 'Small', count: 3 },
      { label: 'XXX-Large', count: 1 },
    ],
  };
  const shirts = show('shirts', true, { 'GET /camp/data?year=2027': [figures] });
  const sizes = cellsOf(await screen.findByRole('table', { name: 'Shirt order' }));
  expect(sizes).toEqual([
    ['Adult Small', '2', '3', '5'],
    ['Child Large', '1', '0', '1'],
    ['Adult XXX-Large', '0', '1', '1'],
    ['All', '3', '4', '7'],
  ]);
  shirts.unmount();

  show('roster', true);
  const grades = await screen.findAllByRole('heading', { level: 3 });
  expect(grades.map(({ textContent }) => textContent)).toEqual([
    '4th grade (1)',
    '5th grade (1)',
    '7th grade (1)',
  ]);
});

const seated = 'GET /camper/list?year=2027&sort=nameLast&waitlist=false&page=1&pageSize=200';
const answersOfHealth = {
  'GET /counselor/list?year=2027&sort=nameLast&page=1&pageSize=200': [
    { ...counselorOf('Noor', 'Arden'), diabetes: 'Yes', covid: 'Yes', parentNameFirst: 'Ada' },
    { ...counselorOf('Well', 'Body'), diabetes: 'No', covid: 'Yes' },
  ],
  'GET /staff/list?year=2027&sort=nameLast&page=1&pageSize=200': [
    {
      ...{ _id: 's', type: 'Staff', nameFirst: 'Sam', nameLast: 'Cook', staffPosition: 'Kitchen Staff' },
      ...{ dizzinessFainting: '2026-02-14T00:00:00.000Z', doctorName: 'Dr. Doe', doctorNumber: '3035550101' },
      medicalComments: 'Bruises easily.',
    },
  ],
};
const asNurse = {
  'GET /user/current': {
    msg: parent({
      permissions: {
        camper: ['view-all', 'data'],
        counselor: ['view-all', 'data'],
        staff: ['view-all', 'data'],
      },
    }),
  },
};

test('the nurse’s sheet has every medical Yes and incident of campers, counselors and staff', async () => {
  const diabetic = camper({
    _id: '4',
    nameFirst: 'Dee',
    nameLast: 'Abbot',
    diabetes: 'Yes',
    medications: 'No',
  });
  const full = show('health', true, { ...answersOfHealth, ...asNurse, [seated]: [diabetic, ...campers] });

  expect(cellsOf(await screen.findByRole('table', { name: 'Campers (2)' })).map(([, said]) => said)).toEqual([
    'Diabetes',
    'Medications: Insulin at noon',
  ]);
  expect(cellsOf(screen.getByRole('table', { name: 'Counselors (1)' }))[0]).toEqual(
    expect.arrayContaining(['Arden, Noor\n11th grade', 'Diabetes']),
  );
  expect(cellsOf(screen.getByRole('table', { name: 'Staff (1)' }))[0]).toEqual([
    'Cook, Sam\nKitchen Staff',
    'Dizziness/fainting: last on February 14, 2026\nMedical comments: Bruises easily.',
    'Dr. Doe\n(303) 555-0101',
    '',
  ]);
  expect(screen.queryByText(/can’t see all medical answers/)).toBeNull();
  full.unmount();

  show('health', true, { [seated]: [camper({ _id: '5' })] });
  expect(await screen.findByText('No health concerns reported.')).toBeVisible();
  expect(screen.getByText(/so counselors and staff aren’t on this sheet/)).toBeVisible();
});

test('the sheet of medications has who takes what, with room to sign for each dose and for the day', async () => {
  const none = show('medications', true, {
    ...answersOfHealth,
    ...asNurse,
    [seated]: [camper({ _id: '5' })],
  });
  expect(await screen.findByText('Nobody takes medications at camp.')).toBeVisible();
  none.unmount();

  const deleted = camper({ _id: '6', nameFirst: 'Ann', nameLast: 'Early', medicalDeletedAt: '2027-11-02' });
  show('medications', true, { ...answersOfHealth, ...asNurse, [seated]: [deleted, ...campers] });

  const table = await screen.findByRole('table', { name: 'Campers (2)' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Medications', 'Who to call', 'Morning', 'Noon', 'Evening', 'Night']);
  expect(cellsOf(table).map(([name, taken, , ...rest]) => [name, taken, ...rest])).toEqual([
    ['Early, Ann\n5th grade', 'Deleted on November 2, 2027', '', '', '', ''],
    ['=Zed, Casey\n5th grade', 'Insulin at noon', '', '', '', ''],
  ]);
  expect(screen.queryByRole('table', { name: /^Staff/ })).toBeNull();
  expect(screen.getByText('Day:')).toBeInTheDocument();
});

test('medical sheets need the right to data, also by address', async () => {
  show('health', false);

  expect(await screen.findByRole('heading', { name: 'Roster by grade 2027' })).toBeVisible();
  const offered = within(screen.getByRole('navigation', { name: 'Reports' })).getAllByRole('link');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Roster by grade',
    'Check-in',
    'Shirt order',
    'Compare years',
  ]);
  expect(document.body).not.toHaveTextContent('Insulin');
});

const readText = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

test('a file matches the page and contains no formulas (S43)', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => String(files.push(file as Blob));
  HTMLAnchorElement.prototype.click = () => undefined;
  const forFile = list.replace('&page', '&purpose=file&page');
  const { user } = show('roster', true, { [forFile]: campers });

  await user.click(await screen.findByRole('button', { name: 'CSV of Roster by grade' }));

  await waitFor(() => expect(files).toHaveLength(1));
  const text = await readText(files[0] as Blob);
  expect(text.split('\r\n')[0]?.replace('\uFEFF', '')).toBe(
    'Camper,Sex,Birthdate,Parent,Phone,Emergency contact,Group',
  );
  expect(text).toContain(`"'=Zed, Casey"`);
});

test('a file is saved once the person has proved that it’s them', async () => {
  let isProved = false;
  const files: Blob[] = [];
  URL.createObjectURL = (file) => String(files.push(file as Blob));
  HTMLAnchorElement.prototype.click = () => undefined;
  const forFile = list.replace('&page', '&purpose=file&page');
  const needsProof = () =>
    isProved ? campers : refusal(403, 'Please confirm that it’s you.', { code: 'proof-required' });
  const { user } = show('roster', true, { [forFile]: needsProof });
  const button = await screen.findByRole('button', { name: 'CSV of Roster by grade' });

  const stopRefusing = answerProofsWith(() => Promise.resolve(false));
  await user.click(button);
  expect(await screen.findByText('Please confirm that it’s you.')).toBeVisible();
  expect(files).toEqual([]);
  stopRefusing();
  const stop = answerProofsWith(() => Promise.resolve((isProved = true)));
  await user.click(button);

  await waitFor(() => expect(files).toHaveLength(1));
  stop();
});

test('years are compared as charts and tables, without what the person may not see', async () => {
  const year = (of: number, families: number, returningFamilies: number, rest = {}) => ({
    ...{ camp: '1', year: of, seats: 40, seated: 0, waitlisted: 0, paid: 0, unpaid: 0, notAsked: 0 },
    ...{ newCampers: 0, grades: [], shirts: [], days: [], families, returningFamilies, ...rest },
  });
  const counselors = { applications: 2, choices: [{ job: 'Crafts', ranks: [2, 0, 0, 0, 0] }] };
  show('years', true, {
    'GET /camp/data?year=2027': [
      year(2027, 20, 12, { money: { paid: 4_500, open: 0 }, counselors }),
      year(2026, 18, 9, { money: { paid: 4_000, open: 0 } }),
    ],
  });

  for (const summary of [
    '12 of 20 families in 2027 came to an earlier camp.',
    'Families paid $4,500 for 2027 and $4,000 for 2026.',
    'Counselor applications for 2027: 2',
  ])
    expect(await screen.findByRole('img', { name: summary })).toBeVisible();
  expect(screen.queryByRole('figure', { name: 'Staff by position' })).not.toBeInTheDocument();
});
