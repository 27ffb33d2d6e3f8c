import type { Socket } from 'node:net';
import type { mongo } from 'mongoose';

/** What the driver keeps to itself: the connections on which it looks after its servers, by address. */
interface Looks {
  topology?: { s: { servers: Map<string, { monitor: { connection: { socket: Socket } | null } | null }> } };
}

/**
 * Ends looks at a server that would be the driver's last. One that begins while its connection is being closed writes
 * to a socket that is gone and waits for that to drain; the driver waits with it, and MongoDB is away for this process
 * until it ends (docs/decisions/0019-how-long-a-call-waits-for-mongodb.md). Told that the socket failed, it
 * looks again.
 *
 * @param patience - milliseconds, more than any other look takes
 */
export function endStuckLooks(client: mongo.MongoClient, patience: number): void {
  const begun = new Map<string, NodeJS.Timeout>();
  const end = (address: string) => {
    const socket = (client as unknown as Looks).topology?.s.servers.get(address)?.monitor?.connection?.socket;
    if (socket?.destroyed)
      socket.emit('error', new Error('The connection was closed before the look at MongoDB.'));
  };
  client.on('serverHeartbeatStarted', ({ connectionId }) => {
    clearTimeout(begun.get(connectionId));
    begun.set(connectionId, setTimeout(end, patience, connectionId).unref());
  });
  const over = ({ connectionId }: { connectionId: string }) => clearTimeout(begun.get(connectionId));
  client.on('serverHeartbeatSucceeded', over);
  client.on('serverHeartbeatFailed', over);
}
