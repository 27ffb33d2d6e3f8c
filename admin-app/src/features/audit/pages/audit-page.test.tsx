import type { AuditRecord } from '@camp/contracts/audit/operations';
import { fakeApi } from '@camp/testing/browser/fake-api';
import { renderPage } from '@camp/testing/browser/render-page';
import { fireEvent, screen, within } from '@testing-library/react';
import AuditPage from './audit-page';

const ruth = '64b0000000000000000000a1';
const lucia = '64b0000000000000000000c1';
const entry = (values: Partial<AuditRecord>): AuditRecord => ({
  _id: '64b000000000000000000001',
  createdAt: '2026-06-01T10:00:00.000Z',
  actorId: ruth,
  actor: 'Ruth Alder',
  action: 'read',
  kind: 'camper',
  count: 1,
  records: [{ _id: lucia, name: 'Lucia Rivera' }],
  ...values,
});
const address = (query: string, views = 'none') =>
  `GET /audit/list?views=${views}&${query}sort=-createdAt&page=1&pageSize=50`;

test("shows who did what to which record, and links to the person's other actions", async () => {
  const read = entry({ part: 'medical' });
  const listed = entry({ _id: '64b000000000000000000002', action: 'list', count: 12, actor: undefined });
  const attempt = entry({
    _id: '64b000000000000000000003',
    action: 'fail-login',
    kind: 'user',
    actorId: undefined,
    actor: undefined,
    records: [{ _id: ruth }],
  });
  const changed = entry({
    _id: '64b000000000000000000004',
    action: 'change-roles',
    kind: 'user',
    roles: { before: ['user'], after: ['user', 'nurse'] },
  });
  fakeApi({
    [address('')]: [read, listed, attempt, changed],
    [address('from=2026-06-01&', 'all')]: [read],
    [address('from=2026-06-01&')]: [changed],
    [address('', 'all')]: [read],
    [address(`person=${ruth}&`, 'all')]: [read, changed],
  });
  const { user, router } = renderPage(<AuditPage />, '/admin/audit');

  const table = await screen.findByRole('table');
  const texts = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(texts).toEqual([
    ['WhoRuth Alder', 'WhatViewed (medical)', 'KindCamper', 'RecordLucia Rivera'],
    ['WhoA deleted account', 'WhatViewed the list', 'KindCamper', 'RecordLucia Rivera and 11 more'],
    ['WhoNot logged in', 'WhatEntered a wrong password', 'KindAccount', 'Record1 record'],
    ['WhoRuth Alder', 'WhatChanged roles', 'KindAccount', 'RecordLucia Rivera'],
  ]);

  await user.click(within(table).getAllByRole('link')[3] as HTMLElement);
  const drawer = await screen.findByRole('dialog');
  expect(within(drawer).getByText('user, nurse')).toBeVisible();
  await user.click(within(drawer).getByRole('link', { name: 'Ruth Alder' }));
  expect(await screen.findByText('Showing only what Ruth Alder did.')).toBeVisible();
  expect(router.state.location.search).toBe(`?views=all&person=${ruth}`);

  await user.click(screen.getByRole('button', { name: 'Show everyone' }));
  await user.type(screen.getByLabelText('From'), '2026-06-01');
  expect(await screen.findByText('Viewed (medical)')).toBeVisible();
  expect(router.state.location.search).toBe('?views=all&from=2026-06-01');

  // Changes are shown by default. Reads need a filter.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Actions');
  expect(await screen.findByText('Changed roles')).toBeVisible();
  expect(screen.queryByText('Viewed (medical)')).toBeNull();
  await user.click(screen.getByRole('button', { name: /Export/ }));
  expect(screen.getByRole('button', { name: 'CSV with all columns' })).toBeEnabled();
});

test('a day can be typed digit by digit, and filters the list once it is a day', async () => {
  fakeApi({ [address('')]: [], [address('from=2026-06-01&')]: [entry({})] });
  const { router } = renderPage(<AuditPage />, '/admin/audit');
  const from = screen.getByLabelText('From');

  for (const typed of ['0002-06-01', '0020-06-01', '0202-06-01']) {
    fireEvent.change(from, { target: { value: typed } });
    expect(from).toHaveValue(typed);
    expect(router.state.location.search).toBe('');
  }
  fireEvent.change(from, { target: { value: '2026-06-01' } });
  expect(await screen.findByText('Viewed')).toBeVisible();
  expect(router.state.location.search).toBe('?from=2026-06-01');

  fireEvent.change(from, { target: { value: '' } });
  expect(router.state.location.search).toBe('');
});
