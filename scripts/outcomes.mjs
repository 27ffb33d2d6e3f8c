import { countsOfCheck, flakyLines, sumOf, summaryLine } from './test-counts.mjs';
import { runNode } from './run-node.mjs';

/**
 * A part of a test run.
 *
 * @typedef {{ name: string, run: () => Promise<import('./test-counts.mjs').Counts> }} Part
 */

/**
 * @param {string} name
 * @param {string[]} args for `node`. The output is shown only after a failure
 * @returns {Part}
 */
export const check = (name, args) => ({
  name,
  run: async () => countsOfCheck(await runNode(args, { quiet: true })),
});

/** Runs parts and prints how each of them ended. */
export function createOutcomes() {
  const outcomes = [];
  return {
    /** @param {Part} part */
    async take({ name, run }) {
      console.log(`\n== ${name}`);
      const started = Date.now();
      const counts = await run();
      outcomes.push({ name, counts, seconds: Math.round((Date.now() - started) / 1000) });
    },
    /**
     * @param {string[]} [remarks] between the parts and the sum, which is the last line
     * @returns {number} exit code
     */
    report(remarks = []) {
      console.log('\n== summary');
      for (const { name, counts, seconds } of outcomes)
        console.log(`${name.padEnd(32)}${summaryLine(counts)} (${seconds} s)`);
      const sum = sumOf(outcomes.map(({ counts }) => counts));
      for (const remark of [...remarks, ...flakyLines(sum)]) console.log(remark);
      console.log(summaryLine(sum));
      return sum.failed === 0 ? 0 : 1;
    },
  };
}
