import { smallForms } from '@camp/contracts/test/sentences/small-forms';
import { accessTokenKey } from '@camp/api-client/session';
import type { OutgoingWebhookRecord } from '@camp/contracts/outgoing-webhook/operations';
import { fakeApi, type FakeAnswers } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, within } from '@testing-library/react';
import WebhooksPage from './webhooks-page';

const webhook = (values: Partial<OutgoingWebhookRecord> = {}): OutgoingWebhookRecord => ({
  _id: '64b000000000000000000d01',
  address: 'https://hooks.example.org/camp',
  events: ['camper.registered'],
  isOn: true,
  failingSince: null,
  switchedOffAt: null,
  createdAt: '2026-06-03T10:00:00.000Z',
  ...values,
});
const list = 'GET /outgoing-webhook/list';
const create = 'POST /outgoing-webhook/create';
const update = 'POST /outgoing-webhook/update/64b000000000000000000d01';

beforeEach(() => localStorage.setItem(accessTokenKey, 'secret'));
afterEach(() => localStorage.clear());

function show(answers: FakeAnswers = {}) {
  const api = fakeApi({
    'GET /user/current': { msg: parent({ roles: ['admin'] }) },
    [list]: [webhook()],
    ...answers,
  });
  return { api, ...renderPage(<WebhooksPage />, '/admin/webhooks') };
}

test('creates a webhook and shows its secret once', async () => {
  const { api, user } = show({
    [create]: { result: true, msg: { ...webhook(), secret: 'whsec_one' }, _id: webhook()._id },
  });
  const form = within(await screen.findByRole('form', { name: 'New webhook' }));
  await user.type(form.getByLabelText(/^Address/), 'http://hooks.example.org');
  await user.click(form.getByRole('button', { name: 'Create webhook' }));
  expect(await form.findAllByText('Enter an address that begins with https://.')).not.toHaveLength(0);
  expect(form.getAllByText(smallForms.webhookEventsMissing)).not.toHaveLength(0);

  await user.clear(form.getByLabelText(/^Address/));
  await user.type(form.getByLabelText(/^Address/), 'https://hooks.example.org/camp');
  await user.click(form.getByRole('checkbox', { name: 'A camper was registered' }));
  await user.click(form.getByRole('button', { name: 'Create webhook' }));

  expect(await screen.findByRole('textbox', { name: 'Signing secret' })).toHaveValue('whsec_one');
  expect(api.callsOf(create).map(({ body }) => body)).toEqual([
    { address: 'https://hooks.example.org/camp', events: ['camper.registered'] },
  ]);
});

test('says why a webhook was switched off, and switches it on again', async () => {
  const { api, user } = show({
    [list]: [webhook({ isOn: false, switchedOffAt: '2026-06-04T10:00:00.000Z' })],
    [update]: { result: true, msg: webhook(), _id: webhook()._id },
  });
  expect(await screen.findByText(/It failed for three days, so we switched it off/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Switch on' }));

  expect(await screen.findByText('The webhook is on.')).toBeVisible();
  expect(api.callsOf(update).map(({ body }) => body)).toEqual([{ isOn: true }]);
});

test('shows the deliveries on demand, and sends one again', async () => {
  const resend = 'POST /outgoing-webhook/resend/64b000000000000000000e01';
  const { api, user } = show({
    'GET /outgoing-webhook/deliveries/64b000000000000000000d01': [
      {
        ...{
          _id: '64b000000000000000000e01',
          event: 'camper.registered',
          recordId: '64b000000000000000000a01',
        },
        ...{ state: 'failed', status: 500, failure: 'status', attempts: 9 },
        ...{ lastAttemptAt: '2026-06-04T10:00:00.000Z', createdAt: '2026-06-01T10:00:00.000Z' },
      },
    ],
    [resend]: { result: true },
  });
  await user.click(await screen.findByRole('button', { name: 'Deliveries' }));
  const row = await screen.findByRole('row', { name: /A camper was registered/ });
  expect(row).toHaveTextContent('Failed. The answer wasn’t a success. Status 500. 9 attempts.');

  await user.click(within(row).getByRole('button', { name: 'Send again' }));

  expect(await screen.findByText('The delivery is being sent again.')).toBeVisible();
  expect(api.callsOf(resend)).toHaveLength(1);
});

test('deletes a webhook after a question', async () => {
  const remove = 'DELETE /outgoing-webhook/delete/64b000000000000000000d01';
  const { api, user } = show({ [remove]: { result: true } });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('hooks.example.org')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete webhook' }));

  expect(await screen.findByText('The webhook was deleted.')).toBeVisible();
  expect(api.callsOf(remove)).toHaveLength(1);
});

test('says that there are none', async () => {
  show({ [list]: [] });
  expect(await screen.findByText('No webhooks yet')).toBeVisible();
});
