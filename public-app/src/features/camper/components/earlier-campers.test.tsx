import { fireEvent, screen } from '@testing-library/react';
import { camper } from '@camp/testing/browser/records';
import { control, fill } from '../testing/fill-camper-form';
import { everyRecord, openCamperForm } from '../testing/open-camper-form';

beforeEach(() => localStorage.clear());

const records = (...campers: ReturnType<typeof camper>[]) => ({
  camper: campers,
  counselor: [],
  counselorApp: [],
  staff: [],
  payments: [],
});

test('a returning family can start from the latest registration of each child not yet registered', async () => {
  const before = camper({ _id: 'a', campYear: 2025 });
  const latest = camper({ _id: 'b', campYear: 2026, nameFirst: 'MAYA' });
  const sibling = { nameFirst: 'Noel', birthdate: '2014-01-01T00:00:00.000Z' };
  const registered = [
    camper({ _id: 'c', campYear: 2026, ...sibling }),
    camper({ _id: 'd', campYear: 2027, ...sibling }),
  ];
  await openCamperForm({
    [everyRecord]: records(latest, before, ...registered),
    'GET /camper/read/b': latest,
  });

  const links = screen.getAllByRole('link', { name: /^Register .* again/ });
  expect(links.map((link) => link.textContent)).toEqual(['Register MAYA again']);
  fireEvent.click(links[0]!);

  expect(await screen.findByDisplayValue('MAYA')).toBe(control('nameFirst'));
  expect(control('birthdate')).toHaveValue('2016-04-09');
  expect(screen.queryByRole('link', { name: /^Register .* again/ })).toBeNull();
});

test('the form is shown even if the earlier registrations fail to load', async () => {
  const { api } = await openCamperForm({ [everyRecord]: new Response('{}', { status: 500 }) });

  expect(api.callsOf(everyRecord)).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /^Register .* again/ })).toBeNull();
});

test('leaving a partly filled form for another one asks first', async () => {
  const earlier = camper({ _id: 'b', campYear: 2026 });
  await openCamperForm({ [everyRecord]: records(earlier), 'GET /camper/read/b': earlier });
  fill({ nameFirst: 'Casey' });

  fireEvent.click(screen.getByRole('link', { name: 'Register Maya again' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));

  expect(control('nameFirst')).toHaveValue('Casey');
});
