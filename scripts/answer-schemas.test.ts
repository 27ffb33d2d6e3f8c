import { readFileSync } from 'node:fs';
import { answerSchemas, answerSchemasFile } from './answer-schemas';

it("holds the answers' schemas to their types (npm run answer-schemas)", () => {
  expect(readFileSync(answerSchemasFile, 'utf8')).toBe(answerSchemas());
});
