import { serialize } from 'bson';
import * as fc from 'fast-check';
import { compare, encodeKey } from '../../src/bson/compare';
import { decodeDocument } from '../../src/bson/decode';
import { CommandError } from '../../src/errors';
import { typed } from '../support';
import { anyDocument, anyValue, fuzzSettings } from './values';

const many = { ...fuzzSettings, numRuns: fuzzSettings.numRuns * 10 };

test('keys sort like values', () => {
  fc.assert(
    fc.property(anyValue, anyValue, (left, right) => {
      const [first, second] = [encodeKey(left), encodeKey(right)];
      const byKey = first < second ? -1 : first > second ? 1 : 0;

      expect(byKey).toBe(Math.sign(compare(left, right)));
    }),
    many,
  );
});

test('texts sort by code points, as values and as keys', () => {
  const text = fc.string({ unit: 'binary', maxLength: 4 });
  fc.assert(
    fc.property(text, text, (left, right) => {
      const expected = Math.sign(Buffer.compare(Buffer.from(left), Buffer.from(right)));

      expect(Math.sign(compare(left, right))).toBe(expected);
      expect(encodeKey(left) < encodeKey(right)).toBe(expected < 0);
    }),
    many,
  );
});

test('numbers sort the same as keys and as values', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (left, right) => {
      expect(encodeKey(left) < encodeKey(right)).toBe(compare(left, right) < 0);
    }),
    many,
  );
});

test('the order is total: transitive and antisymmetric', () => {
  fc.assert(
    fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
      expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) || 0);
      if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
    }),
    many,
  );
});

test('a document is read as it was written, types included', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const read = decodeDocument(Buffer.from(serialize(document)));

      expect(typed(read)).toBe(typed(document));
    }),
    many,
  );
});

test('damaged bytes are rejected, and never read past their end', () => {
  fc.assert(
    fc.property(anyDocument, fc.nat(), fc.integer({ min: 0, max: 255 }), (document, at, byte) => {
      const bytes = Buffer.from(serialize(document));
      bytes[at % bytes.length] = byte;

      try {
        decodeDocument(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(CommandError);
      }
    }),
    many,
  );
});
