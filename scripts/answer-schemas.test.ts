import { readFileSync } from 'node:fs';
import { answerSchemas, answerSchemasFile } from './answer-schemas';

it('matches the response schemas to their types (npm run answer-schemas)', () => {
  expect(readFileSync(answerSchemasFile, 'utf8')).toBe(answerSchemas());
});
