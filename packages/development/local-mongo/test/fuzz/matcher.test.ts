import * as fc from 'fast-check';
import { compileFilter } from '../../src/query/match';
import { typed } from '../support';
import { modelMatches } from './matcher-model';
import { anyDocument, anyFilter, fuzzSettings } from './values';

test('the matcher agrees with a naive model', () => {
  fc.assert(
    fc.property(anyDocument, anyFilter, (document, filter) => {
      expect(compileFilter(filter)(document)).toBe(modelMatches(document, filter));
    }),
    { ...fuzzSettings, numRuns: fuzzSettings.numRuns * 20 },
  );
});

test('matching changes neither the document nor the filter', () => {
  fc.assert(
    fc.property(anyDocument, anyFilter, (document, filter) => {
      const before = typed([document, filter]);

      compileFilter(filter)(document);

      expect(typed([document, filter])).toBe(before);
    }),
    fuzzSettings,
  );
});
