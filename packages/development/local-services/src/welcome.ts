import type { Launched } from './launch';

/**
 * Writes the short table that a person sees once everything runs.
 *
 * @param launched - the URLs
 * @param dataFolder - where the data are
 * @returns the table, several lines
 */
export function welcome(launched: Launched, dataFolder: string): string {
  const address = launched.mongoUri ? `MONGODB_URI='${launched.mongoUri}' ` : '';
  const hasDemo = launched.demoLogins.length > 0;
  const rows: [string, string | undefined][] = [
    ['Site', launched.url],
    ['Email', launched.inboxUrl && `${launched.inboxUrl} (catches every email)`],
    ['Payments', launched.stripeUrl && `${launched.stripeUrl} (simulated, pay with 4242 4242 4242 4242)`],
    ['Database', launched.database],
    ['Data', `${dataFolder} (delete this folder to start over, its logs are in logs/)`],
    ['New administrator', hasDemo ? undefined : `${address}npm run admin -- create <email>`],
    ...launched.demoLogins.map(({ who, email, password }): [string, string] => [
      who,
      `${email} / ${password}`,
    ]),
  ];
  const shown = rows.filter((row): row is [string, string] => row[1] !== undefined);
  const width = Math.max(...shown.map(([name]) => name.length));
  const lines = shown.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  const state = hasDemo ? 'The camp is open.' : 'The site is running.';
  return ['', state, '', ...lines, '', 'Press Ctrl-C to stop everything.', ''].join('\n');
}
