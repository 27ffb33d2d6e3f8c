import { accessTokenKey } from '@camp/api-client/session';
import type { CheckedTable, ImportRecord, ReadTable } from '@camp/contracts/import/operations';
import { fakeApi, refusal, type FakeAnswers } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ImportPage from './import-page';

beforeEach(() => localStorage.setItem(accessTokenKey, 'secret'));
afterEach(() => localStorage.clear());

const table: ReadTable = {
  columns: [
    { name: 'First', examples: ['Ana'] },
    { name: '', examples: [] },
  ],
  rows: 2,
  fields: [
    { name: 'year', label: 'Year', isRequired: true },
    { name: 'nameFirst', label: 'Camper: First name', isRequired: true },
  ],
  proposal: ['nameFirst', ''],
};
const imported: ImportRecord = {
  ...{ _id: '64b000000000000000000d01', kind: 'camper', name: 'old.csv', rows: 2, changed: 1 },
  ...{ importedBy: 'Dana Director', createdAt: '2026-06-02T10:00:00.000Z' },
};
const right: CheckedTable = { rows: 2, errors: [], errorCount: 0 };

function show(answers: FakeAnswers) {
  const api = fakeApi({
    'GET /user/current': { msg: parent({ permissions: { admin: ['edit'] } }) },
    'GET /import/list': [imported],
    'POST /import/read': table,
    ...answers,
  });
  renderPage(<ImportPage />, '/admin/import');
  return api;
}

async function readFile(name = 'camp.csv') {
  const file = new File(['First,\nAna,\nBo,'], name, { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('CSV file'), file);
  await userEvent.click(screen.getByRole('button', { name: 'Read the file' }));
}

test('asks for a file', async () => {
  show({});
  await userEvent.click(await screen.findByRole('button', { name: 'Read the file' }));

  expect(screen.getByLabelText('CSV file')).toHaveAccessibleDescription(/Choose a CSV file\./);
});

test('matches columns, names errors, and imports after a check', async () => {
  const wrong = { row: 3, column: 'First', message: 'Enter a name.' };
  let checked: CheckedTable = { rows: 2, errors: [wrong], errorCount: 1 };
  show({
    'POST /import/check': () => checked,
    'POST /import/store': { result: true, msg: imported, _id: imported._id },
  });
  await readFile();

  expect(await screen.findByLabelText('First')).toHaveValue('nameFirst');
  expect(screen.getByLabelText('Column 2')).toHaveValue('');
  await userEvent.type(screen.getByLabelText('Year of all rows'), '2019');
  await userEvent.click(screen.getByRole('button', { name: 'Check all rows' }));
  expect(await screen.findByRole('row', { name: 'Row 3 First Enter a name.' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();

  checked = right;
  await userEvent.type(screen.getByLabelText('Year of all rows'), '{backspace}8');
  await userEvent.click(screen.getByRole('button', { name: 'Check all rows' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByText('2 rows imported.')).toBeInTheDocument();
  expect(await screen.findByLabelText('CSV file')).toBeInTheDocument();
});

test('checks the file that was chosen last, though an earlier one is read later', async () => {
  const finish: ((read: ReadTable) => void)[] = [];
  const api = show({
    'POST /import/read': () => new Promise((resolve) => finish.push(resolve)),
    'POST /import/check': right,
  });
  await readFile('wrong.csv');
  await readFile('right.csv');

  await act(async () => finish[1]?.({ ...table, proposal: ['nameLast', ''] }));
  await act(async () => finish[0]?.(table));
  await userEvent.click(screen.getByRole('button', { name: 'Check all rows' }));

  expect(await screen.findByRole('button', { name: 'Import 2 rows' })).toBeVisible();
  const [checked] = api.callsOf('POST /import/check');
  expect(checked?.body).toMatchObject({ name: 'right.csv', fields: ['nameLast', ''] });
});

test('keeps the next file when the import before it is finished', async () => {
  let finish: (stored: object) => void = () => undefined;
  const api = show({
    'POST /import/check': right,
    'POST /import/store': () => new Promise((resolve) => (finish = resolve)),
  });
  await readFile('first.csv');
  await userEvent.click(await screen.findByRole('button', { name: 'Check all rows' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
  await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
  await readFile('second.csv');
  expect(await screen.findByText(/second\.csv/)).toBeVisible();

  api.answer('GET /import/list', [{ ...imported, name: 'first.csv' }]);
  await act(async () => finish({ result: true, msg: imported, _id: imported._id }));

  expect(await screen.findByRole('button', { name: 'Undo: Campers from first.csv' })).toBeVisible();
  expect(screen.getByText(/second\.csv/)).toBeVisible();
});

test('asks for the next file once an import is finished, though the columns were changed meanwhile', async () => {
  let finish: (stored: object) => void = () => undefined;
  show({
    'POST /import/check': right,
    'POST /import/store': () => new Promise((resolve) => (finish = resolve)),
  });
  await readFile();
  await userEvent.click(await screen.findByRole('button', { name: 'Check all rows' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
  await userEvent.type(screen.getByLabelText('Year of all rows'), '2019');

  await act(async () => finish({ result: true, msg: imported, _id: imported._id }));

  expect(await screen.findByLabelText('CSV file')).toBeVisible();
});

test('shows which rows keep an import from being undone', async () => {
  show({ 'POST /import/undo/64b000000000000000000d01': refusal(409, 'Row 2 (Camper, Casey).') });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo: Campers from old.csv' }));
  const dialog = within(screen.getByRole('dialog'));

  await userEvent.click(dialog.getByRole('button', { name: 'Undo import' }));

  expect(await dialog.findByText('Row 2 (Camper, Casey).')).toBeVisible();
});
