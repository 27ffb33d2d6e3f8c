import { applySavedContent } from '@camp/contracts/content/saved-content';
import { publicPageList } from '@camp/contracts/registries/public-pages';
import { lakeHope, shippedWordsIn } from '@camp/contracts/test/another-camp';
import { fakeApi } from '@camp/testing/browser/fake-api';
import { openCamp } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { act, screen } from '@testing-library/react';
import pages from './register';

beforeEach(() => applySavedContent(lakeHope));
afterEach(() => act(() => applySavedContent({})));

it.each(publicPageList.map(({ path, id }) => [path, id] as const))(
  '%s has no word of the shipped camp',
  async (path, id) => {
    fakeApi({
      'GET /camp/current': openCamp(),
      'GET /camp/list': [openCamp(), openCamp({ _id: '2', year: 2028 })],
      'GET /staff-about/list': [],
    });
    const { default: Page } = await pages[id]();

    const { container } = renderPage(<Page />, path);

    await screen.findByRole('heading', { level: 1 });
    if (id === 'camperHome' || id === 'home') await screen.findAllByText('How to register');
    expect(shippedWordsIn(container.innerHTML)).toEqual([]);
  },
);
