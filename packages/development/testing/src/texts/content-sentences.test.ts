import { contentSubjectNames, contentSubjects } from '@camp/contracts/content/subjects';
import { isPrescribed } from './prescribed';
import { sentencesOf, wordsOf } from './sentences';

const longest = 25;

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

it.each(contentSubjectNames)('has shipped words, labels and hints of %s in short sentences', (name) => {
  const { defaults, fields, about } = contentSubjects[name];
  const sentences = textsIn([defaults, fields, about])
    .filter((text) => !isPrescribed(text))
    .flatMap(sentencesOf);

  expect(sentences.length).toBeGreaterThan(2);
  expect(sentences.filter((sentence) => wordsOf(sentence) > longest)).toEqual([]);
});
