import { fireEvent, screen } from '@testing-library/react';
import { camper } from '@camp/testing/browser/records';
import { control, fill } from '../testing/fill-camper-form';
import { everyRecord, openCamperForm } from '../testing/open-camper-form';

beforeEach(() => localStorage.clear());

const nobody = { camper: [], counselor: [], counselorApp: [], staff: [], payments: [] };

const contacts = {
  emergencyContactName: 'Emery Contact',
  emergencyContactPhone: '555-123-4568',
  emergencyContactRelation: 'Aunt',
  dropOffContactName: 'Dale Driver',
  dropOffContactPhone: '555-123-4569',
  dropOffContactRelation: 'Neighbor',
  pickUpContactName: 'Pia Picker',
  pickUpContactPhone: '555-123-4560',
  pickUpContactRelation: 'Grandmother',
  pediatricianName: 'Dr. Doe',
  pediatricianNumber: '555-123-4570',
};

test('the contacts of the latest registration are taken over on request, medical answers are not', async () => {
  const earlier = camper({
    _id: 'a',
    nameFirst: 'Ava',
    campYear: 2025,
    createdAt: '2025-01-01T00:00:00.000Z',
  });
  const latest = camper({ ...contacts, tdap: '2020-01-01T00:00:00.000Z', diabetes: 'No' });
  await openCamperForm({
    [everyRecord]: () => ({ ...nobody, camper: [earlier, latest] }),
  });
  const take = await screen.findByRole('button', { name: 'Use Maya’s contacts (2026)' });
  expect(control('emergencyContactName')).toHaveValue('');

  fireEvent.click(take);

  for (const [name, value] of Object.entries(contacts)) expect(control(name)).toHaveValue(value);
  expect(control('tdap')).toHaveValue('');
  expect(control('diabetes', 'No')).not.toBeChecked();
  expect(control('nameFirst')).toHaveValue('');
  expect(screen.getByText(/Please check that they are still right/)).toBeVisible();
});

test('a contact in which something is typed stays as it is, the others are filled in', async () => {
  await openCamperForm({ [everyRecord]: () => ({ ...nobody, camper: [camper(contacts)] }) });
  fill({ emergencyContactName: 'Grandma' });

  fireEvent.click(screen.getByRole('button', { name: 'Use Maya’s contacts (2026)' }));

  expect(control('emergencyContactName')).toHaveValue('Grandma');
  expect(control('emergencyContactPhone')).toHaveValue('');
  expect(control('pickUpContactName')).toHaveValue('Pia Picker');
  expect(screen.getByText(/except where you had typed something/)).toBeVisible();
});

test('what was taken over is kept in the draft', async () => {
  await openCamperForm({ [everyRecord]: () => ({ ...nobody, camper: [camper(contacts)] }) });

  fireEvent.click(screen.getByRole('button', { name: 'Use Maya’s contacts (2026)' }));

  const draft = localStorage.getItem('draft:camper:64b000000000000000000001:2027:new');
  expect(draft).toContain('Pia Picker');
});

test('a family without a registration is offered nothing', async () => {
  const { api } = await openCamperForm({ [everyRecord]: () => nobody });

  expect(api.callsOf(everyRecord)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /contacts \(/ })).toBeNull();
});

test('the immunization dates of the same child are taken over on request', async () => {
  const earlier = camper({ tdap: '2021-08-10T00:00:00.000Z', mmr: '2020-08-12T00:00:00.000Z' });
  await openCamperForm({ [`GET /camper/read/${earlier._id}`]: earlier }, `?copyFrom=${earlier._id}`);
  expect(control('tdap')).toHaveValue('');

  fireEvent.click(screen.getByRole('button', { name: 'Use the dates of 2026' }));

  expect(control('tdap')).toHaveValue('2021-08-10');
  expect(control('mmr')).toHaveValue('2020-08-12');
  expect(screen.getByText(/Please correct them/)).toBeVisible();
});

test('dates of another child are not offered', async () => {
  const sibling = camper({ tdap: '2021-08-10T00:00:00.000Z', mmr: '2020-08-12T00:00:00.000Z' });
  await openCamperForm({ [everyRecord]: () => ({ ...nobody, camper: [sibling] }) });

  expect(screen.queryByRole('button', { name: /Use the dates/ })).toBeNull();
});
