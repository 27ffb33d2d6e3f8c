import { act, screen, waitFor, within } from '@testing-library/react';
import { firstPage, leo, list, maya, openCamperList, page, rowOf } from '../testing/open-camper-list';

const allRows = list('sort=nameLast&page=1&pageSize=200');
const elsewhere = { [list('year=2026&sort=nameLast&page=1&pageSize=50')]: () => page([leo]) };

/** An answer that comes when the test says so. */
function lateAnswer() {
  let resolve: (response: Response) => void;
  const promise = new Promise<Response>((done) => (resolve = done));
  return {
    answer: () => promise,
    come: (response: Response) =>
      act(async () => {
        resolve(response);
        await new Promise((done) => setTimeout(done, 50));
      }),
  };
}

const isGone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('rowheader', { name })).not.toBeInTheDocument());

describe('all campers, selected while they load,', () => {
  const selectAll = async (answers: object) => {
    const late = lateAnswer();
    const opened = openCamperList({ [allRows]: late.answer, ...elsewhere, ...answers });
    await opened.user.click(within(await rowOf('Maya Parent')).getByRole('checkbox'));
    await opened.user.click(screen.getByRole('button', { name: /^Select all \d/ }));
    return { ...opened, come: () => late.come(page([maya, { ...maya, _id: '64b0000000000000000000c9' }])) };
  };

  test('are not selected in another year', async () => {
    const { router, come } = await selectAll({ [firstPage]: () => page([maya], 2) });

    await act(() => router.navigate('/camper/list?year=2026'));
    await rowOf('Leo Parent');
    await come();

    expect(screen.queryByRole('region', { name: 'Selected' })).not.toBeInTheDocument();
  });

  test('are not selected after the selection was cleared', async () => {
    const { user, come } = await selectAll({});

    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    await come();

    expect(screen.queryByRole('region', { name: 'Selected' })).not.toBeInTheDocument();
  });
});

test('rows to print are not printed under another filter', async () => {
  window.print = jest.fn();
  const late = lateAnswer();
  const { user, router } = openCamperList({
    [allRows]: late.answer,
    [list('q=leo&sort=nameLast&page=1&pageSize=50')]: () => page([leo]),
  });
  await rowOf('Maya Parent');

  await user.click(screen.getByRole('button', { name: 'Print' }));
  await act(() => router.navigate('/camper/list?q=leo'));
  await isGone('Maya Parent');
  await late.come(page([maya, leo]));

  expect(screen.queryByRole('rowheader', { name: 'Maya Parent' })).not.toBeInTheDocument();
  expect(window.print).not.toHaveBeenCalled();
});

test('an exported file has the name of the year that was exported', async () => {
  URL.createObjectURL = () => 'blob:file';
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const late = lateAnswer();
  const { user, router } = openCamperList({
    'GET /camper/export?sort=nameLast': late.answer,
    ...elsewhere,
  });
  await rowOf('Maya Parent');

  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('button', { name: 'CSV with all columns' }));
  await act(() => router.navigate('/camper/list?year=2026'));
  await isGone('Maya Parent');
  await late.come(new Response('a,b'));

  expect(names).toEqual(['camper-2027.csv']);
});
