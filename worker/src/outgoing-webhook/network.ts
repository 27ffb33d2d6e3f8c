import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';

/** Where a connection goes: an address that was checked, and the name that its certificate must have. */
export interface Destination {
  address: string;
  port: number;
  name: string;
}

/** The network, as deliveries use it. Tests inject their own, so that no setting allows a private address. */
export interface Network {
  /** All addresses of a name. @throws Error with the code ENOTFOUND or EAI_AGAIN */
  resolve(name: string): Promise<string[]>;
  /** Opens an encrypted connection to exactly this address. */
  connect(destination: Destination): Duplex;
}

/** The internet. */
export const internet: Network = {
  resolve: async (name) =>
    (await lookup(name, { all: true, order: 'ipv4first' })).map(({ address }) => address),
  connect: ({ address, port, name }) =>
    connectTls({ host: address, port, servername: isIP(name) ? '' : name, ALPNProtocols: ['http/1.1'] }),
};
