import { welcome } from './welcome';

const everything = {
  url: 'http://localhost:3000',
  inboxUrl: 'http://localhost:3001',
  stripeUrl: 'http://localhost:3002',
  database: 'embedded server',
  mongoUri: 'mongodb://127.0.0.1:4000/camp',
  demoLogins: [{ who: 'Administrator', email: 'admin@example.org', password: 'Campfire2026' }],
};

it('shows URLs, data and logins, one per line', () => {
  expect(welcome(everything, '/somewhere/.data')).toBe(`
The camp is open.

  Site           http://localhost:3000
  Email          http://localhost:3001 (catches every email)
  Payments       http://localhost:3002 (simulated, pay with 4242 4242 4242 4242)
  Database       embedded server
  Data           /somewhere/.data (delete this folder to start over, its logs are in logs/)
  Administrator  admin@example.org / Campfire2026

Press Ctrl-C to stop everything.
`);
});

it('says how to create the first login without demo data', () => {
  const table = welcome({ ...everything, demoLogins: [] }, '/somewhere/.data');
  expect(table).toContain('The site is running.');
  expect(table).toContain(
    "New administrator  MONGODB_URI='mongodb://127.0.0.1:4000/camp' npm run admin -- create <email>",
  );
});

it('does not show the address of a given database, which may contain a password', () => {
  const table = welcome({ ...everything, mongoUri: undefined, demoLogins: [] }, '/somewhere/.data');
  expect(table).toContain('New administrator  npm run admin -- create <email>');
  expect(table).not.toContain('MONGODB_URI');
});

it('leaves out what does not exist: inbox and simulator with external services, logins without demo data', () => {
  const table = welcome(
    { ...everything, inboxUrl: undefined, stripeUrl: undefined, demoLogins: [] },
    '/somewhere/.data',
  );
  expect(table).not.toMatch(/Email|Payments|Administrator|undefined/);
});
