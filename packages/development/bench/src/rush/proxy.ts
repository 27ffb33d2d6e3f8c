import { startBalancingProxy } from '@camp/testing/balancing-proxy';

/** Hands connections to APIs in turn, as a process of its own: `proxy.ts <port> ...`. */
startBalancingProxy(process.argv.slice(2)).then(
  ({ url }) => process.stdout.write(`listening on ${new URL(url).port}\n`),
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exitCode = 1;
  },
);
