import { isIP } from 'node:net';
import { connect, type PeerCertificate, type TLSSocket } from 'node:tls';
import { notChecked, right, wrong } from '@camp/checks/check';
import { notSet, type Check } from '../check';
import { siteAddress } from './site-address';

/** Caddy and others renew a certificate of 90 days when 30 are left. */
const leastDays = 14;
const day = 24 * 60 * 60_000;
const timeout = 10_000;

/** Whether browsers trust the site's certificate, and for how long. */
export const certificate: Check = {
  name: 'certificate',
  category: 'Site',
  help: 'Look at the log of the proxy, which renews it: docker compose --profile tls logs caddy',
  run: async ({ settings, clock, authorities }) => {
    const address = siteAddress(settings);
    if (address === undefined) return notSet('PUBLIC_URL');
    const { protocol, hostname, port } = new URL(address);
    if (protocol !== 'https:') return notChecked('PUBLIC_URL does not begin with https://.');
    const shown = await readCertificate(hostname, Number(port || 443), authorities).catch(() => undefined);
    if (!shown) return wrong(`No server with a certificate answers at ${address}.`);
    if (shown.refusal) return wrong(`Browsers do not trust the certificate (${shown.refusal}).`);
    const days = Math.floor((Date.parse(shown.validTo) - clock.now().getTime()) / day);
    if (days < leastDays) return wrong(`The certificate ends in ${days} days.`);
    return right(`The certificate is valid for ${days} more days.`);
  },
};

interface ShownCertificate {
  validTo: string;
  /** Node's code if it is not trusted. */
  refusal?: string;
}

/** @throws the errors of the connection */
function readCertificate(host: string, port: number, ca: string | undefined): Promise<ShownCertificate> {
  return new Promise((resolve, reject) => {
    const name = isIP(host) === 0 ? { servername: host } : {};
    // An untrusted certificate is read too, so that its problem has a name.
    const socket: TLSSocket = connect({ host, port, ...name, ca, rejectUnauthorized: false, timeout }, () => {
      const { valid_to: validTo }: PeerCertificate = socket.getPeerCertificate();
      const { authorized, authorizationError } = socket;
      socket.end();
      resolve({ validTo, ...(!authorized && { refusal: codeOf(authorizationError) }) });
    });
    socket.once('timeout', () => socket.destroy(new Error('The server does not answer.')));
    socket.once('error', reject);
  });
}

/** Some versions of Node report the code, others an error. */
function codeOf(reason: unknown): string {
  return reason instanceof Error
    ? ((reason as NodeJS.ErrnoException).code ?? reason.message)
    : String(reason);
}
