import type { ClientSession, Connection } from 'mongoose';

const requestIds = new WeakMap<ClientSession, string>();

/**
 * The connection for one request of the API. The events of its transactions name the request.
 *
 * @param requestId - the request's id
 */
export const connectionFor = (connection: Connection, requestId: string): Connection => {
  const startSession: Connection['startSession'] = async (options) => {
    const session = await connection.startSession(options);
    requestIds.set(session, requestId);
    return session;
  };
  return Object.create(connection, { startSession: { value: startSession } }) as Connection;
};

/** The request that a session was started for. Undefined outside of a request. */
export const requestOf = (session: ClientSession): string | undefined => requestIds.get(session);
