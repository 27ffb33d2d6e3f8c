import type { Operation } from '@camp/contracts/operations/operation';
import { operations, type OperationName } from '@camp/contracts/registries/operations';
import { createCamp } from '@camp/database/test/factories/camp';
import { accessRequests } from '../../test/access-requests';
import type { World } from '../../test/access-world';
import { serveApi } from '../../test/api-under-test';
import { callOperation } from '../../test/call-operation';
import { refusedDrawings, refusedFiles, scriptedDrawing } from '../../test/hostile-files';
import { changedBetween, storedState } from '../../test/stored-state';

const api = serveApi();
let world: World;
beforeAll(async () => {
  const camp = await createCamp(api.models, { year: 2026 });
  world = { api, camp, owner: await api.createAccount({ roles: ['user', 'admin'] }) };
});

/** Every call that accepts a file. */
const uploads = Object.entries<Operation>(operations)
  .filter(([, { file }]) => file !== undefined)
  .map(([name]) => name as OperationName);

it('knows the uploads', () => {
  expect(uploads.length).toBeGreaterThan(9);
});

it.each(uploads)(
  '%s refuses every file that is no picture within the limits, on its field (S40)',
  async (name) => {
    const drawings = { ...refusedDrawings, 'a drawing': scriptedDrawing };
    const refused = name === 'content.upload-logo' ? refusedDrawings : drawings;
    const { file } = operations[name] as Operation;
    const request = await accessRequests[name](world);
    // Without this answer, no proof of vaccination is asked for.
    const body = name.startsWith('content.') ? request.body : { ...request.body, covid: 'Yes' };
    const client = await api.signedIn(world.owner);
    const before = await storedState(api);
    for (const [what, bytes] of Object.entries({ ...refusedFiles, ...refused })) {
      const { status, body: answer } = await callOperation(client, name, { ...request, body, file: bytes });

      expect({ what, status, errors: answer.errors }).toEqual({
        what,
        status: 400,
        errors: [{ path: file, message: expect.any(String) }],
      });
    }
    expect(changedBetween(before, await storedState(api))).toEqual([]);
  },
);
