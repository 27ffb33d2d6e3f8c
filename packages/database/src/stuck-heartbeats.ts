import type { Socket } from 'node:net';
import type { mongo } from 'mongoose';

/** A private part of the driver: the connections on which it sends its heartbeats, by the server's address. */
interface Monitored {
  topology?: { s: { servers: Map<string, { monitor: { connection: { socket: Socket } | null } | null }> } };
}

/**
 * Ends heartbeats that never end by themselves. The driver writes a heartbeat to a socket that is already gone when the
 * connection is closed at that moment, waits for it to drain, and sends no other: MongoDB stays away for this process
 * until it ends (docs/decisions/0019-mongodb-timeout.md). An error on the socket makes it start again.
 *
 * @param patience - milliseconds, more than any other heartbeat takes
 */
export function endStuckHeartbeats(client: mongo.MongoClient, patience: number): void {
  const begun = new Map<string, NodeJS.Timeout>();
  const end = (address: string) => {
    const socket = (client as unknown as Monitored).topology?.s.servers.get(address)?.monitor?.connection
      ?.socket;
    if (socket?.destroyed) socket.emit('error', new Error('The connection was closed before the heartbeat.'));
  };
  client.on('serverHeartbeatStarted', ({ connectionId }) => {
    clearTimeout(begun.get(connectionId));
    begun.set(connectionId, setTimeout(end, patience, connectionId).unref());
  });
  const over = ({ connectionId }: { connectionId: string }) => clearTimeout(begun.get(connectionId));
  client.on('serverHeartbeatSucceeded', over);
  client.on('serverHeartbeatFailed', over);
}
