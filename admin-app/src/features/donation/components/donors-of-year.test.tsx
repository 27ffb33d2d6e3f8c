import { fakeApi } from '@camp/testing/browser/fake-api';
import { renderPage } from '@camp/testing/browser/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { DonorsOfYear } from './donors-of-year';

const gwen = {
  donor: 'Gwen Giver',
  donorEmail: 'gwen@example.com',
  amount: 250,
  gifts: 1,
  first: '2026-06-02T23:05:09.000Z',
  last: '2026-06-02T23:05:09.000Z',
};

async function open() {
  fakeApi({ 'GET /stripe/donate/donors?year=2026': { donors: [gwen] } });
  const { user, container } = renderPage(<DonorsOfYear year={2026} />);
  await user.click(screen.getByText('2026 donors, for year-end letters'));
  const button = await screen.findByRole('button', { name: 'Print donors' });
  return {
    print: () => user.click(button),
    marked: () => container.querySelector('[data-printing="donors"]'),
  };
}

test('only the donors are printed until printing ends, even if print returns before it', async () => {
  window.print = () => undefined;
  const { print, marked } = await open();
  expect(marked()).toBeNull();

  await print();
  expect(marked()).toContainElement(screen.getByRole('rowheader', { name: 'Gwen Giver' }));

  fireEvent(window, new Event('afterprint'));
  expect(marked()).toBeNull();
});

test('the whole page can be printed again where print returns after printing', async () => {
  const { print, marked } = await open();
  const printed = jest.fn(marked);
  window.print = () => {
    printed();
    window.dispatchEvent(new Event('afterprint'));
  };

  await print();

  expect(printed).toHaveReturnedWith(expect.any(HTMLElement));
  expect(marked()).toBeNull();
});
