/** pino's number of `error`. */
const errorLevel = 50;

/**
 * Picks what a person at the terminal wants to read of a part's output while they work on it: what does not compile,
 * what crashed, what was logged as an error. Everything is in its log file anyway.
 *
 * @param line - one line; logs are JSON, everything else was said by a tool or by a process that ends
 */
export function isWorthReading(line: string): boolean {
  if (line.startsWith('webpack compiled successfully')) return false;
  if (!line.startsWith('{')) return line.trim() !== '';
  try {
    return Number((JSON.parse(line) as { level?: number }).level) >= errorLevel;
  } catch {
    return true; // not a log line after all
  }
}
