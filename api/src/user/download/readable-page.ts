import { shortNameOf } from '@camp/contracts/records/words';
import { escapeHtml } from '@camp/runtime/escape-html';
import type { HeldFile } from './held-file';

/** One file's records, as the JSON has them. */
export interface HeldPart extends Pick<HeldFile, 'file' | 'title' | 'record'> {
  records: readonly object[];
}

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}' +
  'dt{font-weight:600;margin-top:.5rem}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}' +
  'article{border-top:1px solid;margin-top:1.5rem}';

/**
 * A page that shows an archive in any browser, without scripts or a network.
 * @param parts - the files of the archive
 * @param pictures - names of the pictures in the archive
 * @param made - when the archive was made
 */
export function readablePage(parts: readonly HeldPart[], pictures: readonly string[], made: Date): string {
  const shown = parts.filter(({ records }) => records.length > 0);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Your data</title><style>${style}</style></head><body><h1>Your data</h1>`,
    `<p>Everything we hold about your family, as of ${made.toISOString().slice(0, 10)}. `,
    'The .json files have the same for a computer.</p>',
    ...shown.map(sectionOf),
    ...(pictures.length > 0 ? ['<section><h2>Pictures</h2>', ...pictures.map(pictureOf), '</section>'] : []),
    '</body></html>',
  ].join('\n');
}

const sectionOf = (part: HeldPart) =>
  `<section><h2>${escapeHtml(part.title)}</h2>${part.records
    .map((record) => `<article><dl>${termsOf(part, record)}</dl></article>`)
    .join('\n')}</section>`;

const pictureOf = (name: string) =>
  `<p><a href="${escapeHtml(name)}">${escapeHtml(name.replace('pictures/', ''))}</a></p>`;

const termsOf = ({ record }: HeldPart, values: object) =>
  Object.entries(values)
    .filter(([, value]) => !isEmpty(value))
    .map(([name, value]) => {
      const label = record ? shortNameOf(record, name) : name;
      return `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(textOf(value))}</dd>`;
    })
    .join('');

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Nested answers are indented JSON, which stays readable for a few lines. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  return JSON.stringify(value, undefined, 2);
}
