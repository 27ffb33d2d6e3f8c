import type { Socket } from 'node:net';
import type { mongo } from 'mongoose';

/** A private part of the driver: the connections on which it sends its heartbeats, by the server's address. */
interface Monitored {
  topology?: { s: { servers: Map<string, { monitor: { connection: { socket: Socket } | null } | null }> } };
}

/**
 * Ends hanging heartbeats. If a connection is closed while the driver writes a heartbeat, the driver waits for the
 * socket to drain and sends no other. MongoDB then stays unreachable for this process
 * (docs/decisions/0019-mongodb-timeout.md). An error on the socket restarts the heartbeats.
 *
 * @param timeout - milliseconds, longer than any normal heartbeat
 */
export function endStuckHeartbeats(client: mongo.MongoClient, timeout: number): void {
  const begun = new Map<string, NodeJS.Timeout>();
  const end = (address: string) => {
    const socket = (client as unknown as Monitored).topology?.s.servers.get(address)?.monitor?.connection
      ?.socket;
    if (socket?.destroyed) socket.emit('error', new Error('The connection was closed before the heartbeat.'));
  };
  client.on('serverHeartbeatStarted', ({ connectionId }) => {
    clearTimeout(begun.get(connectionId));
    begun.set(connectionId, setTimeout(end, timeout, connectionId).unref());
  });
  const over = ({ connectionId }: { connectionId: string }) => clearTimeout(begun.get(connectionId));
  client.on('serverHeartbeatSucceeded', over);
  client.on('serverHeartbeatFailed', over);
}
