import { camperSentences } from '@camp/contracts/test/sentences/camper';
import { phoneWrong } from '@camp/contracts/test/sentences/sentences';
import { accessTokenKey } from '@camp/api-client/session';
import type { Permissions } from '@camp/contracts/access/catalogue';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import { sampleOf } from '@camp/contracts/records/sample-of';
import { camperRecord } from '@camp/contracts/camper/record';
import { fakeApi } from '@camp/testing/browser/fake-api';
import { camper, openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CamperEditPage from './camper-edit-page';

const id = '64b0000000000000000000c1';

async function open(
  values: Partial<CamperRecord> = {},
  { permissions = {} as Permissions, query = '' } = {},
) {
  localStorage.setItem(accessTokenKey, 'secret');
  const stored = camper({
    ...(sampleOf(camperRecord) as Partial<CamperRecord>),
    _id: id,
    userId: parent()._id,
    campYear: 2099,
    paid: null,
    ...values,
  });
  const api = fakeApi({
    'GET /user/current': { msg: parent({ permissions }) },
    'GET /camp/current': openCamp({ year: 2099, startDate: '2099-07-24T00:00:00.000Z' }),
    [`GET /camper/read/${id}`]: stored,
    [`POST /camper/update/${id}`]: { result: true, msg: stored, _id: id },
    [`POST /camper/update/${id}?silent=true`]: { result: true, msg: stored, _id: id },
  });
  const { router } = renderPage(<CamperEditPage />, `/camper/edit/${id}${query}`, '/camper/edit/:id');
  await screen.findByRole('form', { name: 'Camper registration' });
  return { api, router, sent: () => api.callsOf(`POST /camper/update/${id}`).at(-1)?.body };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const school = () => screen.getByRole('textbox', { name: /School/ });

afterEach(() => act(() => applySavedContent({})));

it('validates and sends only what changed, even if stored answers are invalid today', async () => {
  // A stored phone number that the form would reject today.
  const { sent } = await open({ pediatricianNumber: 'ask the office' });

  await userEvent.clear(school());
  await save();
  expect(await screen.findAllByText(camperSentences.missing.school)).not.toHaveLength(0);
  expect(screen.queryByText(phoneWrong)).toBeNull();

  await userEvent.type(school(), 'High Meadow');
  await save();
  await screen.findByText('Your changes are saved.');
  expect(sent()).toMatchObject({ school: 'High Meadow' });
  // Sending unchanged fields could overwrite another person's change.
  expect(sent()).not.toHaveProperty('pediatricianNumber');
  expect(sent()).not.toHaveProperty('allergicReactions');
});

it('shows locked answers with the reason, and sends none of them', async () => {
  const { sent } = await open({ paid: true, allergicReactions: 'Yes', allergicReactionsVal: 'Wasps' });

  expect(school()).toBeDisabled();
  expect(screen.getAllByText(/This registration is paid for, so only the medical answers/)[0]).toBeVisible();
  const allergies = screen.getByDisplayValue('Wasps');
  expect(allergies).toBeEnabled();

  await userEvent.type(allergies, ' and bees');
  await save();
  await screen.findByText('Your changes are saved.');
  expect(sent()).toMatchObject({ allergicReactions: 'Yes', allergicReactionsVal: 'Wasps and bees' });
  expect(sent()).not.toHaveProperty('school');
});

it('asks for no agreement that is locked, even if its text has changed', async () => {
  applySavedContent({ 'zero-tolerance': { version: 1, values: { rules: ['Be kind.'] } } });
  const { sent } = await open({ paid: true, allergicReactions: 'Yes', allergicReactionsVal: 'Wasps' });
  expect(screen.getByText('Be kind.')).toBeVisible();

  await userEvent.type(screen.getByDisplayValue('Wasps'), ' and bees');
  await save();

  await screen.findByText('Your changes are saved.');
  expect(sent()).toEqual({ allergicReactions: 'Yes', allergicReactionsVal: 'Wasps and bees' });
});

describe('by an administrator', () => {
  const admin = {
    permissions: { camper: ['view-all', 'edit-all', 'data'] } as const,
    query: `?returnUrl=${encodeURIComponent('/camper/list?status=paid&open=1')}`,
  };
  const silence = () => screen.queryByRole('checkbox', { name: 'Don’t email the family about this change' });

  it('returns to the list it was opened from, saved or not', async () => {
    const { router } = await open({ userId: 'another family' }, admin);
    for (const [name, href] of [
      ['Campers', '/camper/list?status=paid&open=1'],
      ['Cancel', '/camper/list?status=paid&open=1'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    await userEvent.type(school(), ' East');
    await save();

    await waitFor(() => expect(router.state.location.pathname).toBe('/camper/list'));
    expect(router.state.location.search).toBe('?status=paid&open=1');
  });

  it('leads to the profile instead of a return address on another site', async () => {
    await open(
      { userId: 'another family' },
      { ...admin, query: '?returnUrl=https%3A%2F%2Felsewhere.example' },
    );

    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute(
      'href',
      '/user/profile/another%20family',
    );
  });

  it('may skip the email only while nothing but open answers change', async () => {
    const { api } = await open({ userId: 'another family' }, admin);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Shirt/ }), 'Adult Small');
    expect(silence()).toBeEnabled();
    await userEvent.click(screen.getByText('Don’t email the family about this change'));
    await userEvent.type(school(), ' East');
    expect(silence()).toBeDisabled();
    expect(silence()).not.toBeChecked();
    expect(screen.getByText(/We always email them/)).toBeVisible();
    await save();

    await waitFor(() => expect(api.callsOf(`POST /camper/update/${id}`)).toHaveLength(1));
    expect(api.callsOf(`POST /camper/update/${id}?silent=true`)).toEqual([]);
  });

  it('sends the choice to skip the email with open answers', async () => {
    const { api } = await open({ userId: 'another family' }, admin);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Shirt/ }), 'Adult Small');
    await userEvent.click(screen.getByText('Don’t email the family about this change'));
    await save();

    await waitFor(() => expect(api.callsOf(`POST /camper/update/${id}?silent=true`)).toHaveLength(1));
  });

  it('is not offered to the owner', async () => {
    await open();

    expect(silence()).toBeNull();
  });
});
