import type { CamperRecord } from '@camp/contracts/camper/operations';
import type { Page } from '@playwright/test';

/** Fakes a camper list that repeats one demo camper, since other tests' long names may need two lines. */
export async function showCampers(page: Page, count: number): Promise<void> {
  await page.route(/\/api\/camper\/list\b/, async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as CamperRecord[];
    const row = rows.find(({ nameFirst, nameLast }) => `${nameFirst} ${nameLast}` === 'Ada Abernathy');
    const json = Array.from({ length: count }, (_, at) => ({
      ...row,
      _id: String(at).padStart(24, '0'),
    }));
    const headers = { ...response.headers(), 'x-total-count': String(count) };
    await route.fulfill({ status: 200, headers, json });
  });
}
