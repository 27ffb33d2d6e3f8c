import type { FirstChange } from './first-change';

/** A page for visitors. */
export const newPage: FirstChange = {
  readme: 'public-app/README.md',
  section: 'To add a page',
  steps: [
    {
      step: 'Add it to `packages/contracts/src/registries/public-pages.ts`',
      edits: [
        {
          file: 'packages/contracts/src/registries/public-pages.ts',
          behind: "navigation: [{ menu: 'Info', label: 'Camper Packing List', order: 4 }],\n  }),\n",
          text: `  campSongs: page('/camp-songs', 'Camp Songs', {
    navigation: [{ menu: 'Info', label: 'Camp Songs', order: 5 }],
  }),
`,
        },
      ],
    },
    {
      step: 'Say in `registries/page-descriptions.ts`',
      edits: [
        {
          file: 'packages/contracts/src/registries/page-descriptions.ts',
          behind: "  packingList: 'What to bring to camp, what not to bring, and notes for parents.',\n",
          text: "  campSongs: 'What we sing around the fire at camp.',\n",
        },
      ],
    },
    {
      step: 'Write `features/<concept>/pages/<name>-page.tsx` with a default export',
      edits: [
        {
          file: 'public-app/src/features/camp-information/pages/camp-songs-page.tsx',
          text: `import { publicPages } from '@camp/contracts/registries/public-pages';
import { PageHeader } from '@camp/ui/page/page-header';

/** /camp-songs */
export default function CampSongsPage() {
  return (
    <>
      <PageHeader title={publicPages.campSongs.title} />
      <p>Rise and shine!</p>
    </>
  );
}
`,
        },
        {
          file: 'public-app/src/register.tsx',
          behind: "  campLocation: () => import('./features/camp-information/pages/camp-location-page'),\n",
          text: "  campSongs: () => import('./features/camp-information/pages/camp-songs-page'),\n",
        },
      ],
    },
    {
      step: 'Give it loading, empty and error states',
      edits: [
        {
          file: 'public-app/src/features/camp-information/pages/camp-songs-page.test.tsx',
          text: `import { screen } from '@testing-library/react';
import { renderPage } from '@camp/testing/browser/render-page';
import CampSongsPage from './camp-songs-page';

it('has its heading and the songs', () => {
  renderPage(<CampSongsPage />);

  expect(screen.getByRole('heading', { level: 1, name: 'Camp Songs' })).toBeVisible();
  expect(screen.getByText('Rise and shine!')).toBeVisible();
});
`,
        },
        {
          file: 'shell/src/navigation/navigation.test.tsx',
          behind: "    ['Info', 'Camper Packing List', '/packing-list'],\n",
          text: "    ['Info', 'Camp Songs', '/camp-songs'],\n",
        },
      ],
    },
    { step: 'Look at it with `npm run dev`', edits: [] },
  ],
  declaration: 1,
  namedByTheCompiler: [
    'public-app/src/register.tsx',
    'packages/contracts/src/registries/page-descriptions.ts',
  ],
  tests: [
    'public-app/src/features/camp-information/pages/camp-songs-page.test.tsx',
    'packages/contracts/src/registries',
    'shell/src/navigation/navigation.test.tsx',
  ],
};
