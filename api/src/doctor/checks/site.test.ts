import { createServer as createHttpServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer, type Server } from 'node:tls';
import { notChecked, right, wrong } from '@camp/checks/check';
import { createTestClock } from '@camp/testing/test-clock';
import { disk } from '@camp/checks/disk';
import { doctorTools, findWithRecords } from '../../../test/doctor-tools';
import { localhostCertificate } from '../../../test/localhost-certificate';
import type { Tools } from '../check';
import { certificate } from './certificate';
import { clock } from './clock';
import { siteName } from './site-name';

let server: Server;
let address: string;
beforeAll(async () => {
  server = createTlsServer(localhostCertificate).listen(0, '127.0.0.1');
  // Clients end their connections as soon as they have the certificate.
  server.on('tlsClientError', () => undefined);
  await once(server, 'listening');
  address = `https://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const findCertificate = (values: Partial<Tools> = {}) =>
  certificate.run(
    doctorTools({
      settings: { PUBLIC_URL: address },
      authorities: localhostCertificate.cert,
      clock: createTestClock('2126-01-01T00:00:00Z'),
      ...values,
    }),
  );

it('counts the days of a certificate', async () => {
  const days = /\d+/.exec(JSON.stringify(await findCertificate()))?.[0];
  const end = new Date(Date.parse('2126-01-01T00:00:00Z') + (Number(days) - 3) * 24 * 3_600_000);

  expect(await findCertificate()).toEqual(right(`The certificate is valid for ${days} more days.`));
  expect(await findCertificate({ clock: createTestClock(end) })).toEqual(
    wrong('The certificate ends in 3 days.'),
  );
});

it('names what browsers do not trust', async () => {
  expect(await findCertificate({ authorities: undefined })).toEqual(
    wrong('Browsers do not trust the certificate (DEPTH_ZERO_SELF_SIGNED_CERT).'),
  );
});

it('says that nothing answers, or that there is nothing to check', async () => {
  const find = (PUBLIC_URL?: string) => certificate.run(doctorTools({ settings: { PUBLIC_URL } }));

  expect(await find('https://127.0.0.1:9')).toEqual(
    wrong('No server with a certificate answers at https://127.0.0.1:9.'),
  );
  expect(await find('http://localhost:3000')).toEqual(notChecked('PUBLIC_URL does not begin with https://.'));
  expect(await find()).toEqual(notChecked('PUBLIC_URL is not set.'));
});

it('finds out where the name of the site leads', async () => {
  const settings = { PUBLIC_URL: 'https://register.pines.org/' };
  const find = (records: Parameters<typeof findWithRecords>[1]) =>
    findWithRecords(siteName, records, settings);

  expect(await find({ 'register.pines.org': { A: ['203.0.113.7'] } })).toEqual(
    right('register.pines.org leads to 203.0.113.7.'),
  );
  expect(await find({ 'register.pines.org': {} })).toEqual(wrong('register.pines.org has no address.'));
  expect(await find({})).toEqual(wrong('register.pines.org has no address.'));
});

it('compares the clock with the one of a server', async () => {
  const http = createHttpServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const STRIPE_API_URL = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const find = (now: number) =>
    clock.run(doctorTools({ settings: { STRIPE_API_URL }, clock: { now: () => new Date(now) } }));

  const found = [await find(Date.now()), await find(Date.now() - 600_000)];
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));

  expect(found).toEqual([
    right('The clock of this server is right.'),
    wrong(expect.stringMatching(/^The clock of this server differs by \d{3} seconds\.$/) as string),
  ]);
  expect(await find(Date.now())).toEqual(notChecked(expect.stringContaining('does not answer') as string));
});

it('judges the room on the disk', async () => {
  const find = (free: number) =>
    disk.run(doctorTools({ readDiskSpace: () => Promise.resolve({ free, total: 40_000_000_000 }) }));

  expect(await find(20_000_000_000)).toEqual(right('The disk has 20.0 GB left.'));
  expect(await find(500_000_000)).toEqual(wrong('The disk has only 0.5 GB left.'));
});
