import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { publicPages } from '@camp/contracts/registries/public-pages';
import type { Page } from '@playwright/test';
import type { Variant } from './variants';

/** Whose page a picture shows: the administrator's, a parent's or a visitor's. */
export type Viewer = 'administrator' | 'parent' | 'visitor';

/** A picture of the documents. */
export interface Picture {
  /** The name of its file in docs/pictures, without the ending. */
  name: string;
  path: string;
  viewer: Viewer;
  window: Variant['window'];
  /** What a person does before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>;
}

const administration = (name: string, path: string, prepare?: Picture['prepare']): Picture => ({
  name,
  path,
  viewer: 'administrator',
  window: 'desktop',
  ...(prepare && { prepare }),
});

const openFirstRow = (page: Page) => page.locator('tbody tr').first().click();

/** All pictures of the documents, except `product`, which is put together from `home` and `form`. */
export const pictures: readonly Picture[] = [
  administration('setup', guardedPages.adminSetup.path),
  administration('camp', guardedPages.campCreate.path, (page) =>
    page.getByRole('button', { name: /^Use the default dates/ }).click(),
  ),
  administration('dashboard', guardedPages.adminDashboard.path),
  administration('campers', guardedPages.camperList.path),
  administration('camper', `${guardedPages.camperList.path}?allergicReactions=Yes`, openFirstRow),
  administration('payments', guardedPages.paymentList.path),
  administration('refund', `${guardedPages.paymentList.path}?standing=paid`, async (page) => {
    await openFirstRow(page);
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByLabel('Reason').fill('The family moves away in July.');
  }),
  administration('donations', guardedPages.adminDonations.path),
  administration('health', `${guardedPages.adminReports.path}?report=health`),
  administration('messages', guardedPages.adminMessages.path),
  administration('role', guardedPages.roleCreate.path),
  { name: 'profile', path: '/user/profile', viewer: 'parent', window: 'phone' },
];

/** The parts of `product`, side by side. */
export const productParts: readonly Picture[] = [
  { name: 'home', path: publicPages.home.path, viewer: 'visitor', window: 'desktop' },
  { name: 'form', path: guardedPages.camperCreate.path, viewer: 'parent', window: 'phone' },
];

/** The most bytes of a picture, so that pages load quickly and the repository stays small. */
export const mostBytes = 60_000;
