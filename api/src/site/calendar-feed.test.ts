import { campYearDefaults } from '@camp/contracts/camp/dates';
import { campContent } from '@camp/contracts/content/camp';
import { setupNotice } from '@camp/contracts/content/site';
import { createCamp } from '@camp/database/test/factories/camp';
import { serveApi } from '../../test/api-under-test';

const publicUrl = 'https://camp.test';
const api = serveApi({ overrides: ({ settings }) => ({ settings: { ...settings, publicUrl } }) });
afterEach(() => api.models.Camp.deleteMany({}));

const campOf = (year: number, values = {}) =>
  createCamp(api.models, { year, ...campYearDefaults(year), ...values });

const open = (headers: Record<string, string> = {}) => api.visitor.get('/calendar.ics').set(headers);

/** The lines of the event with this summary. */
const eventIn = (text: string, summary: string) => {
  const events = text.replace(/\r\n /g, '').split('BEGIN:VEVENT\r\n').slice(1);
  return (events.find((event) => event.includes(`: ${summary}\r\n`)) ?? '').split('\r\n');
};
const valueOf = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

it('is a calendar that apps read again twice a day', async () => {
  await campOf(2026);

  const { status, headers, text } = await open();

  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['set-cookie']).toBeUndefined();
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      `X-WR-CALNAME:${campContent.name}: dates`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
      'X-PUBLISHED-TTL:PT12H',
      'UID:2026-camp@camp.test',
    ]),
  );
});

it('has the current and the previous camp, but no later one', async () => {
  await Promise.all([2024, 2025, 2026, 2027].map((year) => campOf(year)));

  const { text } = await open();

  const ids = [...text.matchAll(/^UID:(\d{4})-camp@/gm)].map(([, year]) => year);
  expect(ids).toEqual(['2025', '2026']);
});

it('updates the same event on its new day when the dates change', async () => {
  const { _id } = await campOf(2026);
  const before = await open();
  const known = { 'If-None-Match': before.headers.etag ?? '' };
  expect((await open(known)).status).toBe(304);

  api.clock.pass(90_000);
  await api.models.Camp.updateOne({ _id }, { startDate: new Date('2026-08-22') });
  const after = await open(known);

  const [old, now] = [before, after].map(({ text }) => eventIn(text, 'Camp'));
  expect(after.status).toBe(200);
  expect(valueOf(old ?? [], 'DTSTART')).toBe('20260829T120000');
  expect(valueOf(now ?? [], 'DTSTART')).toBe('20260822T120000');
  expect(valueOf(now ?? [], 'UID')).toBe(valueOf(old ?? [], 'UID'));
  expect([old, now].map((lines) => valueOf(lines ?? [], 'SEQUENCE'))).toEqual(['0', '90']);
  expect(valueOf(now ?? [], 'DTSTAMP')).not.toBe(valueOf(old ?? [], 'DTSTAMP'));
});

it('is unavailable while a camp sets up its site, without a word of the example', async () => {
  const { status, text } = await open();

  expect([status, text]).toEqual([503, setupNotice]);
});

it('is an empty calendar if an administrator opens the site without a camp', async () => {
  const values = [{ path: 'visitors', value: 'pages' }];
  await api.models.Content.create({ subject: 'site', version: 1, values });
  const { status, text } = await open();
  await api.models.Content.deleteMany({});

  expect([status, text.includes('VEVENT')]).toEqual([200, false]);
  expect(text).toContain('END:VCALENDAR');
});

it('is unavailable without MongoDB, so that calendars keep their events', async () => {
  const read = jest.spyOn(api.models.Camp.collection, 'aggregate').mockImplementation(() => {
    throw new Error('MongoDB is away.');
  });

  const { status } = await open();

  expect(status).toBeGreaterThanOrEqual(500);
  read.mockRestore();
});
