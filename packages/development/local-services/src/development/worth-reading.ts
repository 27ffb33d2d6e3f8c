/** pino's level of `error`. */
const errorLevel = 50;

/**
 * Selects the lines of a part's output that a person at the terminal needs: compile errors, crashes, and logged errors.
 * The log file has everything.
 *
 * @param line - one line. Logs are JSON, and any other line is from a tool or a process that ends
 */
export function isWorthReading(line: string): boolean {
  if (line.startsWith('webpack compiled successfully')) return false;
  if (!line.startsWith('{')) return line.trim() !== '';
  try {
    return Number((JSON.parse(line) as { level?: number }).level) >= errorLevel;
  } catch {
    return true; // The line is not a log line.
  }
}
