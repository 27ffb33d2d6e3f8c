import { ObjectId } from 'bson';
import { type BsonDocument, isDocument } from '../bson/types';
import { unknownCommand } from '../errors';
import type { Command, Request } from '../server/request';
import type { Session } from '../server/sessions';
import { largestMessage } from '../server/wire';

/** MongoDB 7.0's numbers: with 8.0's a driver would send the `bulkWrite` command. */
const version = '7.0.0';
const largestWireVersion = 21;
const topologyId = new ObjectId('7fffffff0000000000000001');
const maxBsonObjectSize = 16 * 1024 * 1024;

/** Commands about the server itself. */
export const diagnosticCommands: Record<string, Command> = {
  hello: ({ connection, body }) => {
    const { application } = isDocument(body.client) ? body.client : {};
    if (isDocument(application)) connection.applicationName = String(application.name);
    // On a unix socket there is no host and port; drivers want some name all the same.
    const me = connection.address || 'localhost:27017';
    return {
      helloOk: true,
      isWritablePrimary: true,
      ismaster: true,
      secondary: false,
      setName: 'local-mongo',
      setVersion: 1,
      electionId: topologyId,
      hosts: [me],
      primary: me,
      me,
      maxBsonObjectSize,
      maxMessageSizeBytes: largestMessage,
      maxWriteBatchSize: 100_000,
      localTime: new Date(),
      logicalSessionTimeoutMinutes: 30,
      connectionId: connection.id,
      minWireVersion: 0,
      maxWireVersion: largestWireVersion,
      readOnly: false,
      ok: 1,
    };
  },
  ping: () => ({ ok: 1 }),
  buildInfo: () => ({ version, versionArray: [7, 0, 0, 0], maxBsonObjectSize, ok: 1 }),
  connectionStatus: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] }, ok: 1 }),
  endSessions: (request) => endSessions(request, namedSessions(request)),
  killSessions: (request) => endSessions(request, namedSessions(request)),
  killAllSessions: (request) => endSessions(request, [...request.state.sessions.byId.values()]),
  refreshSessions: (request) => {
    namedSessions(request);
    return { ok: 1 };
  },
  configureFailPoint: ({ body, name, state }) => {
    if (!state.failPoints) throw unknownCommand(name);
    state.failPoints.configure(body);
    return { ok: 1 };
  },
};

/** The sessions of a list of `lsid`s; to be named counts as use. */
function namedSessions({ body, name, state }: Request): Session[] {
  const list: unknown = body[name];
  return (Array.isArray(list) ? list.filter(isDocument) : []).map((lsid) => state.sessions.open(lsid));
}

function endSessions({ state }: Request, sessions: readonly Session[]): BsonDocument {
  for (const session of sessions) state.sessions.end(session);
  return { ok: 1 };
}
