import type { Binary } from 'bson';
import { ObjectId } from 'bson';
import { type BsonDocument, isDocument } from '../bson/types';
import { CommandError } from '../errors';
import type { Command } from '../server/request';
import { sessionId } from '../server/sessions';
import { largestMessage } from '../server/wire';

/** MongoDB 7.0's numbers: with 8.0's a driver would send the `bulkWrite` command. */
const version = '7.0.0';
const largestWireVersion = 21;
export const replicaSetName = 'local-mongo';
const topologyId = new ObjectId('7fffffff0000000000000001');

/** Commands about the server itself. */
export const diagnosticCommands: Record<string, Command> = {
  hello: ({ connection, body }) => {
    const client =
      isDocument(body.client) && isDocument(body.client.application) ? body.client.application : {};
    if (typeof client.name === 'string') connection.applicationName = client.name;
    // On a unix socket there is no host and port; drivers want some name all the same.
    const me = connection.address || 'localhost:27017';
    return {
      helloOk: true,
      isWritablePrimary: true,
      ismaster: true,
      secondary: false,
      setName: replicaSetName,
      setVersion: 1,
      electionId: topologyId,
      hosts: [me],
      primary: me,
      me,
      maxBsonObjectSize: 16 * 1024 * 1024,
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
  buildInfo: () => ({
    version,
    versionArray: [7, 0, 0, 0],
    gitVersion: 'local-mongo',
    modules: ['local-mongo'],
    bits: 64,
    maxBsonObjectSize: 16 * 1024 * 1024,
    ok: 1,
  }),
  connectionStatus: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] }, ok: 1 }),
  serverStatus: () => ({
    version,
    process: 'local-mongo',
    pid: process.pid,
    uptime: process.uptime(),
    localTime: new Date(),
    ok: 1,
  }),
  getParameter: ({ body }) => {
    const asked = body.getParameter === '*' || body.featureCompatibilityVersion !== undefined;
    return { ...(asked ? { featureCompatibilityVersion: { version: '7.0' } } : {}), ok: 1 };
  },
  replSetGetStatus: ({ connection }) => ({
    set: replicaSetName,
    myState: 1,
    members: [{ _id: 0, name: connection.address, health: 1, state: 1, stateStr: 'PRIMARY', self: true }],
    ok: 1,
  }),
  endSessions: ({ body, state }) => {
    for (const id of idsOf(body.endSessions)) state.sessions.end(id);
    return { ok: 1 };
  },
  killSessions: ({ body, state }) => {
    for (const id of idsOf(body.killSessions)) state.sessions.end(id);
    return { ok: 1 };
  },
  killAllSessions: ({ state }) => {
    state.sessions.endAll();
    return { ok: 1 };
  },
  refreshSessions: ({ body, state }) => {
    for (const id of idsOf(body.refreshSessions)) state.sessions.open(id);
    return { ok: 1 };
  },
  configureFailPoint: ({ body, state }) => {
    if (!state.failPoints)
      throw new CommandError(59, 'CommandNotFound', "no such command: 'configureFailPoint'");
    state.failPoints.configure(body);
    return { ok: 1 };
  },
};

const idsOf = (list: unknown): string[] =>
  (Array.isArray(list) ? list : [])
    .filter(isDocument)
    .map((lsid: BsonDocument) => sessionId(lsid as { id: Binary }));
