import { parseArgs } from 'node:util';
import { documentTexts } from './document-texts';
import { isPrescribed } from './prescribed';
import { productTexts } from './product-texts';
import { sampleOf, sentencesOf } from './sentences';

const { values } = parseArgs({
  options: {
    documents: { type: 'boolean', default: false },
    ours: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

const found = values.documents
  ? documentTexts().map((text) => ({ ...text, by: 'ours' }))
  : productTexts().map((text) => ({ ...text, by: isPrescribed(text.text) ? 'prescribed' : 'ours' }));
const listed = found.filter(({ by }) => !values.ours || by === 'ours');
const shown =
  values.sample === undefined ? listed : sampleOf(listed, Number(values.sample), Number(values.seed));

if (values.json) console.log(JSON.stringify(shown, null, 2));
else for (const { text, file, line, by } of shown) console.log([text, `${file}:${line}`, by].join('\t'));

const different = [...new Set(listed.map(({ text }) => text))];
const sentences = different.flatMap(sentencesOf);
console.error(
  `${listed.length} texts, ${different.length} different, with ${sentences.length} sentences or labels.`,
);
