import type { Permissions } from '@camp/contracts/access/catalogue';
import { fakeApi, type FakeAnswers } from '@camp/testing/browser/fake-api';
import { openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen } from '@testing-library/react';
import Administration from '../administration';
import '../command-box';

/** Opens the administration around a page. */
export function open(
  answers: FakeAnswers = {},
  { permissions = { camper: ['view-all'] } as Permissions, address = '/camper/list' } = {},
) {
  const api = fakeApi({
    'GET /camp/current': openCamp({ year: 2027 }),
    'GET /camp/list': [openCamp({ year: 2026 }), openCamp({ year: 2027 }), openCamp({ year: 2028 })],
    'GET /user/current': { msg: parent({ permissions }) },
    ...answers,
  });
  return { api, ...renderPage(<Administration />, address) };
}

/** The administration's navigation. */
export const rail = () => screen.getByRole('navigation', { name: 'Administration' });
